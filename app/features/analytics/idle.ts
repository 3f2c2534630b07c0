/** ms: nothing for so long ends a session, also under the same id. */
export const idle = 30 * 60_000;
