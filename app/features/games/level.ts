export const levels = ["easy", "medium", "hard"] as const;

export type Level = (typeof levels)[number];
