/** ms: so long is a ticket theirs who has claimed it. */
export const claimTime = 30 * 60_000;
