import { tortures } from './run-tortures.ts';
import { testTortures } from './test-tortures.ts';

testTortures(tortures);
