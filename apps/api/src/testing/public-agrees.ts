import type * as actual from './index.ts';
import type * as published from './public.d.ts';

/** Functions as methods: the published server has fewer members than the one that the functions get. */
type Methods<Module> = {
  [Name in keyof Module]: Module[Name] extends (...input: infer Input) => infer Output
    ? { method(...input: Input): Output }
    : Module[Name];
};

type Extends<Base, Part extends Base> = Part;

/** Compiles if `public.d.ts` is true. */
export type PublicAgrees = Extends<Methods<typeof published>, Methods<typeof actual>>;
