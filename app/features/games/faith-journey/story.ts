export interface Choice {
  /** Stable within its scene. */
  id: string;
  text: string;
  /** What follows from the choice, in two or three sentences. */
  outcome: string;
  /** The scene that follows; null ends the story. */
  next: string | null;
}

export interface Scene {
  id: string;
  /** Shown before the question. */
  text: string;
  question: string;
  choices: readonly Choice[];
  /** Index of the choice that matches Scripture. */
  correct: number;
  reference: string;
}

export interface Story {
  id: string;
  title: string;
  description: string;
  /** The story starts with the first scene. */
  scenes: readonly Scene[];
  /** Increase it when choices change, so that saved rounds of the old version restart. */
  version: number;
}
