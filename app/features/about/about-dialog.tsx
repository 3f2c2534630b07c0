import { useId, type FormEvent, type KeyboardEvent } from "react";
import { characterCountText } from "~/shared/text";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import {
  maxFaithJourneyLength,
  maxPrayerIntentionsLength,
  type About,
} from "./about";
import { AudienceField } from "./audience-field";
import { useAboutForm, type AboutForm } from "./use-about-form";
import { VersesField } from "./verses-field";

interface AboutDialogProps {
  userId: string;
  about: About;
  onClose: () => void;
}

export function AboutDialog(props: AboutDialogProps) {
  const form = useAboutForm(props);
  const id = useId();
  const { draft, dirty, pending, failed } = form;
  const tooLong =
    draft.faithJourney.trim().length > maxFaithJourneyLength ||
    draft.prayerIntentions.trim().length > maxPrayerIntentionsLength;

  const requestClose = () => {
    if (pending) return;
    if (!dirty || confirm("Leave without saving your changes?")) form.discard();
  };
  const onSubmit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!tooLong) form.save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (key === "Enter" && (ctrlKey || metaKey)) onSubmit(event);
  };

  return (
    <Dialog
      title="About you"
      description="Every part is optional, and you choose who sees it."
      onCloseRequest={requestClose}
      footer={
        <>
          <p role="status" className="mr-auto text-xs text-ink-soft">
            {form.isRestored && "Your unsaved changes are back."}
          </p>
          <Button variant="quiet" disabled={pending} onClick={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={pending} disabled={tooLong}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        aria-label="About you"
        {...{ onSubmit, onKeyDown }}
        className="space-y-6"
      >
        <TextPart
          form={form}
          part="faithJourney"
          label="Faith journey"
          hint="How you came to faith, and where you are now."
          max={maxFaithJourneyLength}
          first
        />
        <VersesField form={form} />
        <TextPart
          form={form}
          part="prayerIntentions"
          label="Prayer intentions"
          hint="What others may pray for with you."
          max={maxPrayerIntentionsLength}
        />
        {failed !== null && (
          <p role="alert" className="text-sm text-danger">
            {failed} Your changes are still here.
          </p>
        )}
      </form>
    </Dialog>
  );
}

interface TextPartProps {
  form: AboutForm;
  part: "faithJourney" | "prayerIntentions";
  label: string;
  hint: string;
  max: number;
  first?: boolean;
}

function TextPart({ form, part, label, hint, max, first }: TextPartProps) {
  const remaining = max - form.draft[part].trim().length;
  return (
    <div className="space-y-3">
      <Field
        label={label}
        hint={
          remaining < 0 || remaining > max / 5
            ? hint
            : characterCountText(remaining)
        }
        error={remaining < 0 ? characterCountText(remaining) : null}
      >
        {(control) => (
          <TextArea
            {...control}
            {...(first && { "data-first-field": "" })}
            value={form.draft[part]}
            readOnly={form.pending}
            onChange={({ target: { value } }) => {
              form.change({ [part]: value });
            }}
          />
        )}
      </Field>
      <AudienceField
        form={form}
        part={part}
        label={`Who sees your ${label.toLowerCase()}`}
      />
    </div>
  );
}
