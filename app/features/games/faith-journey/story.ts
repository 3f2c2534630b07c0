export interface Choice {
  /** Stable within its scene. */
  id: string;
  text: string;
  /** What comes of it, two or three sentences. */
  told: string;
  /** The scene that follows; null ends the story. */
  next: string | null;
}

export interface Scene {
  id: string;
  /** What the reader is told before the question. */
  text: string;
  question: string;
  choices: readonly Choice[];
  /** Index of what they did in Scripture. */
  correct: number;
  reference: string;
}

export interface Story {
  id: string;
  title: string;
  description: string;
  /** The first begins. */
  scenes: readonly Scene[];
  /** Raised when choices change: a kept game of another version begins anew. */
  version: number;
}
