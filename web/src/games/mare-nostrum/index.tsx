import { gameParts } from '../registry';
import { Aside, Board } from './Board';
import { End } from './End';
import { Tutorial } from './Learn';
import { LogLine, logHeading, logMark, status } from './parts';
import { TextView } from './TextView';
import type { Data, Event, Move, View } from './model';

export default gameParts<View, Move, Event, Data>({ Board, Aside, End, TextView, Tutorial, LogLine, logMark, logHeading, status });
