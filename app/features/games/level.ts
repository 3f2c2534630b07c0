export const levels = ["easy", "medium", "hard"] as const;

export type Level = (typeof levels)[number];

export const levelNames: Record<Level, string> = {
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
};
