import type { AnswerResult, Rules } from "../rules";

export interface JourneyRound {
  stories: readonly Story[];
}

export interface PublicScene extends Pick<Scene, "id" | "text" | "question"> {
  story: Pick<Story, "id" | "title" | "description">;
  choices: readonly Pick<Choice, "id" | "text">[];
  /** From this scene to the end of the round. A wrong choice may add a scene. */
  scenesLeft: number;
}

interface Position {
  story: Story;
  scene: Scene;
}

export interface JourneyGame {
  round: JourneyRound;
  publicRound: { firstScene: PublicScene | null };
  answer: string;
  result: AnswerResult & {
    /** Id of the choice that matches Scripture. */
    correct: string;
    reference: string;
    outcome: string;
    next: PublicScene | null;
  };
}

/** Stories are played one after the other; each choice leads to the next scene. An answer is the id of a choice. */
export const journey: Rules<JourneyGame> = {
  toPublicRound: ({ stories }) => ({
    firstScene: toPublicScene(stories, startStory(stories[0])),
  }),
  judge: ({ stories }, previousAnswers, answer) => {
    const position = previousAnswers.reduce<Position | null>(
      (position, id) => position && nextPosition(stories, position, id),
      startStory(stories[0]),
    );
    const choice = position?.scene.choices.find(({ id }) => id === answer);
    const correct = position?.scene.choices[position.scene.correct]?.id;
    if (!position || !choice || correct === undefined) return null;
    const next = nextPosition(stories, position, answer);
    return {
      isCorrect: answer === correct,
      endsRound: next === null,
      correct,
      outcome: choice.outcome,
      reference: position.scene.reference,
      next: toPublicScene(stories, next),
    };
  },
  getMaxScore: ({ stories }) => countAllScenes(stories),
};

/** Scenes on the path of correct choices. A test checks that no other path scores more. */
const countAllScenes = (stories: readonly Story[]) =>
  stories.reduce((sum, story) => sum + countScenes(story, story.scenes[0]), 0);

function countScenes(story: Story, scene: Scene | undefined): number {
  if (!scene) return 0;
  const nextId = scene.choices[scene.correct]?.next;
  return (
    1 +
    countScenes(
      story,
      story.scenes.find(({ id }) => id === nextId),
    )
  );
}

function startStory(story: Story | undefined): Position | null {
  const scene = story?.scenes[0];
  return story && scene ? { story, scene } : null;
}

/** Null at the end of the last story. */
function nextPosition(
  stories: readonly Story[],
  { story, scene }: Position,
  answer: string,
): Position | null {
  const choice = scene.choices.find(({ id }) => id === answer);
  const next = story.scenes.find(({ id }) => id === choice?.next);
  return next
    ? { story, scene: next }
    : startStory(stories[stories.indexOf(story) + 1]);
}

function toPublicScene(
  stories: readonly Story[],
  position: Position | null,
): PublicScene | null {
  if (!position) return null;
  const { story, scene } = position;
  const laterStories = stories.slice(stories.indexOf(story) + 1);
  return {
    id: scene.id,
    text: scene.text,
    question: scene.question,
    story: { id: story.id, title: story.title, description: story.description },
    choices: scene.choices.map(({ id, text }) => ({ id, text })),
    scenesLeft: countScenes(story, scene) + countAllScenes(laterStories),
  };
}

interface Choice {
  /** Stable within its scene. */
  id: string;
  text: string;
  /** What follows from the choice, in two or three sentences. */
  outcome: string;
  /** The scene that follows; null ends the story. */
  next: string | null;
}

interface Scene {
  id: string;
  /** Shown before the question. */
  text: string;
  question: string;
  choices: readonly Choice[];
  /** Index of the choice that matches Scripture. */
  correct: number;
  reference: string;
}

interface Story {
  id: string;
  title: string;
  description: string;
  /** The story starts with the first scene. */
  scenes: readonly Scene[];
  /** Increase it when choices change, so that saved rounds of the old version restart. */
  version: number;
}
