import { stressTests } from './run-stress.ts';
import { testShortForms } from './test-short-forms.ts';

testShortForms(stressTests);
