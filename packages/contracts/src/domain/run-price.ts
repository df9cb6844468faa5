/** Credits that one game start costs (`P9.23`). */
export const CREDITS_PER_RUN = 1;
