import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { asText, useDraft } from "~/browser/drafts";
import { asHandle, handleRules } from "~/features/users/handle-words";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { dismissToast } from "~/ui/toast-store";
import { useChangeHandle } from "./account.queries";
import { failureWords } from "./failure-words";
import { HandleInput } from "./handle-input";
import { SettingsSection } from "./settings-section";

/** The name others call a person by. */
export function HandleSection({ viewer }: { viewer: Viewer }) {
  const changeHandle = useChangeHandle(viewer.id);
  const draft = useDraft(viewer.id, "handle", asText);
  const typed = draft.value ?? viewer.username;
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const refuse = (words: string) => {
    setError(words);
    input.current?.focus();
  };
  // What was typed before the page listened counts.
  const atFirst = useRef({ shown: typed, write: draft.write });
  useEffect(() => {
    const { shown, write } = atFirst.current;
    const early = input.current?.value;
    if (early !== undefined && early !== shown) write(early);
  }, []);
  const told = useRef(0);
  const save = async () => {
    // What was said of the handle before is not to stand beside what becomes of this one.
    dismissToast(told.current);
    const wanted = asHandle(typed);
    if (wanted === viewer.username) {
      refuse("This is your handle already.");
      return;
    }
    const broken = handleRules.find(({ pattern }) => !pattern.test(wanted));
    if (broken) {
      refuse(broken.words);
      return;
    }
    setPending(true);
    try {
      told.current = await changeHandle(wanted);
      draft.write(null);
      setError(null);
    } catch (failure) {
      refuse(failureWords(failure));
    } finally {
      setPending(false);
    }
  };
  return (
    <SettingsSection
      id="handle"
      about="How others find and name you. Links to handles you had before keep leading to you, and nobody else can take them."
    >
      <form
        noValidate
        method="post"
        action={urls.api.handle(viewer.id)}
        aria-label="Handle"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!pending) void save();
        }}
      >
        <input type="hidden" name="_method" value="PATCH" />
        <Field
          label="Your handle"
          hint="3 to 30 characters: a to z, digits, dots and underscores, at least one of them a letter or digit. You can change it 3 times in 30 days."
          error={error}
        >
          {(control) => (
            <HandleInput
              {...control}
              ref={input}
              name="username"
              value={typed}
              readOnly={pending}
              onTyped={(next) => {
                draft.write(next === viewer.username ? null : next);
                setError(null);
              }}
            />
          )}
        </Field>
        <div className="mt-4 flex items-center justify-end gap-3">
          <p role="status" className="mr-auto text-xs text-ink-soft">
            {draft.isBack && "Your unsaved change is back."}
          </p>
          <Button type="submit" pending={pending}>
            Save Handle
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
