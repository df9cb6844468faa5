import { stressTests } from './hub-stress.ts';
import { testShortForms } from './test-short-forms.ts';

testShortForms(stressTests);
