import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";

/** For the audit log, and for those whom it concerns. */
export function ReasonField() {
  return (
    <Field label="Reason" hint="Kept in the audit log. You may leave it out.">
      {(control) => <TextArea {...control} name="reason" maxLength={500} />}
    </Field>
  );
}

/** As the leaves take it: nothing where nothing was said. */
export function withReason({ reason }: Record<string, string>) {
  return reason ? { reason } : {};
}
