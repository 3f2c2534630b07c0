import { useState } from "react";
import type { Play } from "./play";
import type { Mark, Turn } from "./rules";

/**
 * For games that tell something to each answer before they go on: the answer that is being told of, and those
 * before it.
 */
export function useTold<Shown, Answer, M extends Mark>({
  turns,
  answer,
  end,
}: Play<Shown, Answer, M>) {
  const [isTold, setTold] = useState(false);
  /** How often one has gone on. */
  const [steps, setSteps] = useState(0);
  const told: Turn<Answer, M> | undefined = isTold ? turns.at(-1) : undefined;
  return {
    told,
    steps,
    before: told ? turns.slice(0, -1) : turns,
    choose: (choice: Answer) => {
      void answer(choice).then((mark) => {
        if (mark) setTold(true);
      });
    },
    goOn: () => {
      setTold(false);
      setSteps(steps + 1);
      if (told?.mark.over) end();
    },
  };
}
