import { gameParts } from '../registry';
import { Board } from './Board';
import { End } from './End';
import { LogLine, logHeading, logMark, status, TopExtra } from './parts';
import { marks } from './marks';
import { TextView } from './TextView';
import { Tutorial } from './Learn';
import type { Data, Event, Move, View } from './model';

export default gameParts<View, Move, Event, Data>({ Board, End, TextView, Tutorial, marks, LogLine, logMark, logHeading, status, TopExtra });
