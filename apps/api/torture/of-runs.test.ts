import { tortures } from './of-runs.ts';
import { testTortures } from './test-tortures.ts';

testTortures(tortures);
