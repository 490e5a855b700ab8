import { gameParts } from '../registry';
import { Aside, Board } from './Board';
import { End } from './End';
import { Tutorial } from './Learn';
import { LogLine, logHeading, logMark, status } from './parts';
import { marks } from './marks';
import { TextView } from './TextView';
import { facesOf, type Data, type Event, type Move, type View } from './model';

export default gameParts<View, Move, Event, Data>({ Board, Aside, End, faces: facesOf, TextView, Tutorial, marks, LogLine, logMark, logHeading, status });
