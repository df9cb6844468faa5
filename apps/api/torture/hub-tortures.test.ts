import { tortures } from './hub-tortures.ts';
import { testTortures } from './test-tortures.ts';

testTortures(tortures);
