import type { Mark, Rules } from "../rules";
import type { Choice, Scene, Story } from "./story";

export interface JourneyRound {
  stories: readonly Story[];
}

/** A scene as it stands before one has chosen. */
export interface ShownScene extends Pick<Scene, "id" | "text" | "question"> {
  story: Pick<Story, "id" | "title" | "description">;
  choices: readonly Pick<Choice, "id" | "text">[];
}

export interface ShownJourney {
  /** Of the stories. */
  titles: readonly string[];
  /** On the longest way through them. */
  scenes: number;
  first: ShownScene | null;
}

export interface JourneyMark extends Mark, Pick<Scene, "reference"> {
  /** Id of the choice that was made in Scripture. */
  correct: string;
  told: string;
  next: ShownScene | null;
}

/** Where a reader is: a scene of a story. */
interface Place {
  story: Story;
  scene: Scene;
}

/** Story after story, each from scene to scene as one chooses; an answer is the id of a choice. */
export const journey: Rules<JourneyRound, ShownJourney, string, JourneyMark> = {
  show: ({ stories }) => ({
    titles: stories.map(({ title }) => title),
    scenes: mostOf(stories),
    first: shown(begin(stories[0])),
  }),
  judge: ({ stories }, before, answer) => {
    const here = before.reduce<Place | null>(
      (place, id) => place && onwards(stories, place, id),
      begin(stories[0]),
    );
    const choice = here?.scene.choices.find(({ id }) => id === answer);
    const correct = here?.scene.choices[here.scene.correct]?.id;
    if (!here || !choice || correct === undefined) return null;
    const next = onwards(stories, here, answer);
    return {
      right: answer === correct,
      over: next === null,
      correct,
      told: choice.told,
      reference: here.scene.reference,
      next: shown(next),
    };
  },
  most: ({ stories }) => mostOf(stories),
};

const mostOf = (stories: readonly Story[]) =>
  stories.reduce((sum, story) => sum + mostFrom(story, story.scenes[0]), 0);

/** The most right choices on any way from a scene to the end. No way meets a scene twice. */
function mostFrom(story: Story, scene: Scene | undefined): number {
  if (!scene) return 0;
  return Math.max(
    ...scene.choices.map(({ next }, at) => {
      const after = story.scenes.find(({ id }) => id === next);
      return (at === scene.correct ? 1 : 0) + mostFrom(story, after);
    }),
  );
}

function begin(story: Story | undefined): Place | null {
  const scene = story?.scenes[0];
  return story && scene ? { story, scene } : null;
}

/** Null after the last story's end. */
function onwards(
  stories: readonly Story[],
  { story, scene }: Place,
  answer: string,
): Place | null {
  const choice = scene.choices.find(({ id }) => id === answer);
  const next = story.scenes.find(({ id }) => id === choice?.next);
  return next
    ? { story, scene: next }
    : begin(stories[stories.indexOf(story) + 1]);
}

function shown(place: Place | null): ShownScene | null {
  if (!place) return null;
  const { story, scene } = place;
  return {
    id: scene.id,
    text: scene.text,
    question: scene.question,
    story: { id: story.id, title: story.title, description: story.description },
    choices: scene.choices.map(({ id, text }) => ({ id, text })),
  };
}
