import { useEffect, useRef } from "react";
import { parseText, useDraft } from "~/client/drafts";
import { useViewer } from "~/features/auth/viewer.queries";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import type { MemoryPlay } from "./memory";
import type { Verse } from "../rules";
import { passThreshold } from "./similarity";

interface TypingTestProps extends Verse {
  play: MemoryPlay;
  onLookAgain: () => void;
}

/** The typed text survives a reload. */
export function TypingTest({
  play,
  reference,
  text,
  onLookAgain,
}: TypingTestProps) {
  const { round, turns, pending, submitAnswer, finish } = play;
  const viewer = useViewer();
  const draft = useDraft(viewer?.id ?? "", `memory ${reference}`, parseText);
  const typed = draft.value ?? "";
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const misses =
    turns.length - turns.findLastIndex(({ result }) => result.isCorrect) - 1;
  const check = async () => {
    const result = await submitAnswer(typed);
    if (!result) return;
    if (result.isCorrect) {
      draft.write(null);
      if (result.endsRound) finish();
      toast({
        title: result.endsRound ? "Congratulations!" : "Well remembered!",
        description: `${text} (${reference})`,
        variant: "success",
      });
    } else if (!result.endsRound) {
      field.current?.focus();
      toast({
        title: "Try again!",
        description: `${Math.round(result.similarity * 100)}% of the letters match. You need more than ${passThreshold * 100}%.`,
        variant: "destructive",
      });
    }
  };
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <Field
        label="Type the verse from memory"
        hint={`Capitals and punctuation don't count. Attempts: ${misses}${round.maxTries === null ? "" : ` of ${round.maxTries}`}`}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            autoComplete="off"
            spellCheck={false}
            maxLength={1000}
            value={typed}
            onChange={({ target }) => {
              draft.write(target.value || null);
            }}
            className="font-serif text-lg"
          />
        )}
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          type="submit"
          size="lg"
          className="flex-1"
          disabled={typed.trim() === ""}
          pending={pending}
        >
          Check Answer
        </Button>
        {!play.isPuzzle && (
          <Button variant="secondary" size="lg" onClick={onLookAgain}>
            Look again
          </Button>
        )}
      </div>
    </form>
  );
}
