/** Runs are watched so far behind the player, in milliseconds: nobody can play by what a viewer sees. */
export const LIVE_DELAY_MS = 15_000;
