import { tortures } from './of-the-hub.ts';
import { testTortures } from './test-tortures.ts';

testTortures(tortures);
