import { useEffect, useRef } from "react";
import { isSameVerse } from "~/features/bible/favourites/favourite";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Input } from "~/ui/input";
import { AudienceField } from "./audience-field";
import type { AboutForm } from "./use-about-form";

export function VersesField({ form }: { form: AboutForm }) {
  const { draft, problem, pending } = form;
  const field = useRef<HTMLInputElement>(null);
  // The invalid reference may be scrolled out of view.
  useEffect(() => {
    if (form.invalidSubmits > 0) field.current?.focus();
  }, [form.invalidSubmits]);
  return (
    <div className="space-y-3">
      <Field
        label="Favourite verses"
        hint="Or press the heart on a verse in the Bible."
        error={problem}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={field}
              value={draft.typed}
              readOnly={pending}
              placeholder="John 3:16"
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ target: { value } }) => {
                form.change({ typed: value });
              }}
              onKeyDown={(event) => {
                const { key, ctrlKey, metaKey, nativeEvent } = event;
                if (key !== "Enter" || nativeEvent.isComposing) return;
                if (ctrlKey || metaKey) return;
                // Enter must not submit the whole form, even if there is nothing to add.
                event.preventDefault();
                if (draft.typed.trim() !== "") void form.add();
              }}
            />
            <Button
              variant="secondary"
              aria-label="Add verse"
              disabled={pending || draft.typed.trim() === ""}
              onClick={() => {
                field.current?.focus();
                void form.add();
              }}
            >
              Add
            </Button>
          </div>
        )}
      </Field>
      {draft.verses.length > 0 && (
        <ul aria-label="Favourite verses" className="flex flex-wrap gap-2">
          {draft.verses.map((verse) => (
            <li
              key={verse.reference}
              className="flex items-center rounded-full bg-sunken pl-4 text-sm"
            >
              {verse.reference}
              {!verse.shown && (
                <span className="ml-1.5 text-xs text-ink-soft">
                  Only you see this
                </span>
              )}
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove ${verse.reference}`}
                disabled={pending}
                onClick={() => {
                  // The pressed button is removed, so move the focus first.
                  field.current?.focus({ preventScroll: true });
                  form.change({
                    verses: draft.verses.filter(
                      (other) => !isSameVerse(verse, other),
                    ),
                  });
                }}
              >
                <Icon name="close" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AudienceField
        form={form}
        part="favouriteVerses"
        label="Who sees your favourite verses"
      />
    </div>
  );
}
