/** About three phone screens. */
export const peoplePageSize = 30;
