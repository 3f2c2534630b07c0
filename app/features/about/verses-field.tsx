import { useRef } from "react";
import { isSameVerse } from "~/features/bible/favourites/favourite";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Input } from "~/ui/input";
import { AudienceField } from "./audience-field";
import type { AboutForm } from "./use-about-form";

export function VersesField({ form }: { form: AboutForm }) {
  const { verses, pending } = form;
  const { typed } = form.values;
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="space-y-3">
      <Field
        label="Favourite verses"
        hint="Or press the heart on a verse in the Bible."
        error={form.verseError}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={field}
              value={typed}
              readOnly={pending}
              placeholder="John 3:16"
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ target: { value } }) => {
                form.setTyped(value);
              }}
              onKeyDown={(event) => {
                const { key, ctrlKey, metaKey, nativeEvent } = event;
                if (key !== "Enter" || nativeEvent.isComposing) return;
                if (ctrlKey || metaKey) return;
                // Enter must not submit the whole form, even if there is nothing to add.
                event.preventDefault();
                form.add();
              }}
            />
            <Button
              variant="secondary"
              aria-label="Add verse"
              disabled={pending || typed.trim() === ""}
              onClick={() => {
                field.current?.focus();
                form.add();
              }}
            >
              Add
            </Button>
          </div>
        )}
      </Field>
      {verses.length > 0 && (
        <ul aria-label="Favourite verses" className="flex flex-wrap gap-2">
          {verses.map((verse) => (
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
                  form.setVerses(
                    verses.filter((other) => !isSameVerse(verse, other)),
                  );
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
