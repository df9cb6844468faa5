import type { Decision, StaffRole } from './decisions.ts';

interface DecisionRule {
  /** The least role that may decide so. */
  readonly role: StaffRole;
  /** Whether the passkey is asked again: for money, ends of accounts, all that is stored of somebody, and the hub. */
  readonly asksPasskey: boolean;
}

const OF_MODERATORS: DecisionRule = { role: 'moderator', asksPasskey: false };
const OF_HUB: DecisionRule = { role: 'operator', asksPasskey: true };
const OF_MONEY: DecisionRule = { role: 'operator', asksPasskey: true };

/** Who may decide what. */
export const DECISION_RULES: Readonly<Record<Decision['command'], DecisionRule>> = {
  'run void': OF_MODERATORS,
  'run restore': OF_MODERATORS,
  'case close': OF_MODERATORS,
  'answer close': OF_MODERATORS,
  'player void': OF_MODERATORS,
  'player bar': { role: 'moderator', asksPasskey: true },
  'player unbar': OF_MODERATORS,
  'player rename': OF_MODERATORS,
  'player sign-out': OF_MODERATORS,
  'player export': { role: 'operator', asksPasskey: true },
  'player delete': { role: 'operator', asksPasskey: true },
  'credits give': OF_MONEY,
  'credits take': OF_MONEY,
  'payment refund': OF_MONEY,
  'hub pause': OF_HUB,
  'hub resume': OF_HUB,
};
