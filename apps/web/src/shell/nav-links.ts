import { Dices, House, LayoutGrid, type LucideIcon, Orbit, Trophy } from 'lucide-react';

export interface NavLinkEntry {
  readonly to: '/' | '/dashboard' | '/dice-of-iris' | '/leaderboard' | '/ss-ip';
  readonly label: 'home' | 'dashboard' | 'dice' | 'leaderboard' | 'ssIp';
  readonly icon: LucideIcon;
  /** Carries the balance of credits (`platform.md §2`). */
  readonly showsCredits?: boolean;
  /** Left out where the thumb needs the room; the landing page's foot leads there too. */
  readonly wideOnly?: boolean;
}

/** The hub's screens in the order of the navigation bar (`platform.md §2`). */
export const navLinks: readonly NavLinkEntry[] = [
  { to: '/', label: 'home', icon: House },
  { to: '/dashboard', label: 'dashboard', icon: LayoutGrid },
  { to: '/dice-of-iris', label: 'dice', icon: Dices, showsCredits: true },
  { to: '/leaderboard', label: 'leaderboard', icon: Trophy },
  { to: '/ss-ip', label: 'ssIp', icon: Orbit, wideOnly: true },
];
