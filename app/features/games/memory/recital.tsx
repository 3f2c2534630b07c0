import { useEffect, useRef } from "react";
import { asText, useDraft } from "~/browser/drafts";
import { useViewer } from "~/features/auth/viewer.queries";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import type { MemoryPlay } from "./memory";
import { enough } from "./similarity";
import type { Verse } from "./verse";

interface RecitalProps extends Verse {
  play: MemoryPlay;
  onLook: () => void;
}

/** The verse is typed from memory; what was typed survives a reload. */
export function Recital({ play, reference, text, onLook }: RecitalProps) {
  const { shown, turns, pending, answer, end } = play;
  const viewer = useViewer();
  const draft = useDraft(viewer?.id ?? "", `memory ${reference}`, asText);
  const typed = draft.value ?? "";
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const misses =
    turns.length - turns.findLastIndex(({ mark }) => mark.right) - 1;
  const check = async () => {
    const mark = await answer(typed);
    if (!mark) return;
    if (mark.right) {
      toast({
        title: mark.over ? "Congratulations!" : "Well remembered!",
        description: `${text} (${reference})`,
        variant: "success",
      });
    } else if (!mark.over) {
      field.current?.focus();
      toast({
        title: "Try again!",
        description: `${Math.round(mark.similarity * 100)} % of the letters fit; above ${enough * 100} % is enough.`,
        variant: "destructive",
      });
    }
    if (mark.right) draft.write(null);
    if (mark.over && mark.right) end();
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
        hint={`Capitals and commas do not count. Attempts: ${misses}${shown.tries === null ? "" : ` of ${shown.tries}`}`}
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
          <Button variant="secondary" size="lg" onClick={onLook}>
            Look again
          </Button>
        )}
      </div>
    </form>
  );
}
