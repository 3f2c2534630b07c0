import { useState } from "react";
import type { Play } from "./play";
import type { Mark, Turn } from "./rules";

/**
 * For games that tell something to each answer before they go on: the answer that is being told of, and those
 * before it. After a reload the last one is told again, since nobody knows whether it was read.
 */
export function useTold<Shown, Answer, M extends Mark>({
  turns,
  answer,
  end,
}: Play<Shown, Answer, M>) {
  /** After how many answers one has gone on. */
  const [passed, setPassed] = useState(0);
  const told: Turn<Answer, M> | undefined = turns[passed] && turns.at(-1);
  return {
    told,
    passed,
    before: told ? turns.slice(0, -1) : turns,
    choose: (choice: Answer) => void answer(choice),
    goOn: () => {
      setPassed(turns.length);
      if (told?.mark.over) end();
    },
  };
}
