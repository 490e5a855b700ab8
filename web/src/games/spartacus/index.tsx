import { gameParts } from '../registry';
import { Board } from './Board';
import { Aside } from './Deals';
import { End } from './End';
import { Tutorial } from './Learn';
import { LogLine, logHeading, logMark, logSkips, status, TopExtra } from './parts';
import { marks } from './marks';
import { TextView } from './TextView';
import type { Data, Event, Move, View } from './model';

export default gameParts<View, Move, Event, Data>({ Board, Aside, End, TextView, Tutorial, marks, LogLine, logMark, logHeading, logSkips, status, TopExtra });
