import { inject } from 'vitest';
import { recordStatements } from './statement-cover.ts';

recordStatements(inject('statementRecord'));
