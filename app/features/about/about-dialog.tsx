import { characterCountText, charactersLeft } from "~/shared/text";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { TextArea } from "~/ui/input";
import { maxTextLength, type About } from "./about";
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
  const { values, failure } = form;
  return (
    <FormDialog
      title="About you"
      description="Every part is optional, and you choose who sees it."
      submitLabel="Save"
      pending={form.pending}
      disabled={
        charactersLeft(values.faithJourney, maxTextLength) < 0 ||
        charactersLeft(values.prayerIntentions, maxTextLength) < 0
      }
      isRestored={form.isRestored}
      closeQuestion={form.isDirty && "Leave without saving your changes?"}
      error={failure && `${failure} Your changes are still here.`}
      onSubmit={form.save}
      onClose={() => {
        form.discard();
        props.onClose();
      }}
    >
      <TextPart
        form={form}
        part="faithJourney"
        label="Faith journey"
        hint="How you came to faith, and where you are now."
        first
      />
      <VersesField form={form} />
      <TextPart
        form={form}
        part="prayerIntentions"
        label="Prayer intentions"
        hint="What you would like others to pray for."
      />
    </FormDialog>
  );
}

interface TextPartProps {
  form: AboutForm;
  part: "faithJourney" | "prayerIntentions";
  label: string;
  hint: string;
  first?: boolean;
}

function TextPart({ form, part, label, hint, first }: TextPartProps) {
  const remaining = charactersLeft(form.values[part], maxTextLength);
  return (
    <div className="space-y-3">
      <Field
        label={label}
        hint={
          remaining < 0 || remaining > maxTextLength / 5
            ? hint
            : characterCountText(remaining)
        }
        error={remaining < 0 ? characterCountText(remaining) : form.error(part)}
      >
        {(control) => (
          <TextArea
            {...control}
            {...(first && { "data-first-field": "" })}
            {...form.input(part)}
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
