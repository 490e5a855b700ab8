import { beforeAll } from 'vitest';
import { speak } from '../src/kit/words';

beforeAll(() => speak('en', false));
