export function LeaderboardPage() {
  return null;
}
