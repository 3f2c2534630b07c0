import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";

const optionalHint =
  "Optional. They'll see it in their settings. It's also in the audit log.";

/** The audit log shows the reason, and so does the affected user's settings page. */
export function ReasonField({ hint = optionalHint }: { hint?: string }) {
  return (
    <Field label="Reason" hint={hint}>
      {(control) => <TextArea {...control} name="reason" maxLength={500} />}
    </Field>
  );
}
