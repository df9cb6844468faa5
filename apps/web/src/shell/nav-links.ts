import { Coins, Dices, House, LayoutGrid, type LucideIcon, Orbit, Trophy } from 'lucide-react';

export interface NavLinkEntry {
  readonly to: '/' | '/dashboard' | '/dice-of-iris' | '/leaderboard' | '/credits' | '/ss-ip';
  readonly label: 'home' | 'dashboard' | 'dice' | 'leaderboard' | 'credits' | 'ssIp';
  /** Label in the bottom bar, where six links share the width of a phone. */
  readonly shortLabel?: 'diceShort';
  readonly icon: LucideIcon;
  /** Shows the credit balance (`P2.40`). */
  readonly showsCredits?: boolean;
}

/** The hub's screens in the order of the navigation bar (`P2.40`). */
export const navLinks: readonly NavLinkEntry[] = [
  { to: '/', label: 'home', icon: House },
  { to: '/dashboard', label: 'dashboard', icon: LayoutGrid },
  { to: '/dice-of-iris', label: 'dice', shortLabel: 'diceShort', icon: Dices, showsCredits: true },
  { to: '/leaderboard', label: 'leaderboard', icon: Trophy },
  { to: '/credits', label: 'credits', icon: Coins },
  { to: '/ss-ip', label: 'ssIp', icon: Orbit },
];

/** URL fragment of the dashboard that opens the question for the player's faction. */
export const FACTION_HASH = '#faction';
