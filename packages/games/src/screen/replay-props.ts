import type { SimState } from '@star-seekers/sim';
import type { ReplayFrameProps } from '@star-seekers/stage/screen/replay-frame.tsx';

/** A recorded run on the stage of its game. */
export type ReplayProps<State extends SimState, Command, Event> = Omit<
  ReplayFrameProps<State, Command, Event>,
  'parts'
>;
