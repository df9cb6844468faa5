import { inject } from 'vitest';
import { testOnPostgres } from './test-database.ts';

testOnPostgres(inject('postgresServer'));
