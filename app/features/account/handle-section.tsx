import { useEffect, useRef, useState, type FormEvent } from "react";
import { parseText, useDraft } from "~/client/drafts";
import { useSubmit } from "~/client/use-submit";
import { normalizeHandle, handleRules } from "~/features/users/handle-rules";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { dismissToast } from "~/ui/toast-store";
import { nothingChanged, useChangeHandle } from "./account.queries";
import { HandleInput } from "./handle-input";
import { SettingsSection } from "./settings-section";

export function HandleSection({ viewer }: { viewer: Viewer }) {
  const changeHandle = useChangeHandle(viewer.id);
  const draft = useDraft(viewer.id, "handle", parseText);
  const typed = draft.value ?? viewer.username;
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const showError = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  // Takes over what the user typed before hydration.
  const initial = useRef({ shown: typed, write: draft.write });
  useEffect(() => {
    const { shown, write } = initial.current;
    const typedBeforeHydration = input.current?.value;
    if (typedBeforeHydration !== undefined && typedBeforeHydration !== shown)
      write(typedBeforeHydration);
  }, []);
  const savedToast = useRef(0);
  const { pending, submit } = useSubmit(changeHandle, {
    failureMessage: nothingChanged,
    onFailure: showError,
    onSuccess: (toastId) => {
      savedToast.current = toastId;
      draft.write(null);
      setError(null);
    },
  });
  const save = () => {
    // The toast of the previous change must not show next to this result.
    dismissToast(savedToast.current);
    const newHandle = normalizeHandle(typed);
    if (newHandle === viewer.username) {
      showError("This is already your handle.");
      return;
    }
    const brokenRule = handleRules.find(
      ({ pattern }) => !pattern.test(newHandle),
    );
    if (brokenRule) {
      showError(brokenRule.message);
      return;
    }
    submit(newHandle);
  };
  return (
    <SettingsSection
      id="handle"
      description="How others find and mention you. Links to your previous handles still work, and nobody else can take them."
    >
      <form
        noValidate
        method="post"
        action={urls.api.handle(viewer.id)}
        aria-label="Handle"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!pending) save();
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
              onValueChange={(next) => {
                draft.write(next === viewer.username ? null : next);
                setError(null);
              }}
            />
          )}
        </Field>
        <div className="mt-4 flex items-center justify-end gap-3">
          <p role="status" className="mr-auto text-xs text-ink-soft">
            {draft.isRestored && "Your unsaved change is back."}
          </p>
          <Button type="submit" pending={pending}>
            Save Handle
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
