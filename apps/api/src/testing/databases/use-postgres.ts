import { inject } from 'vitest';
import { skipWhatOthersRun } from './statement-cover.ts';
import { testOnPostgres } from './test-database.ts';

testOnPostgres(inject('postgresServer'));
skipWhatOthersRun(inject('statementRecord'), inject('allOnPostgres'));
