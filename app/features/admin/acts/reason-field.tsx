import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";

const optional = "Kept in the audit log. You may leave it out.";

/** For the audit log, and for those whom it concerns. */
export function ReasonField({ hint = optional }: { hint?: string }) {
  return (
    <Field label="Reason" hint={hint}>
      {(control) => <TextArea {...control} name="reason" maxLength={500} />}
    </Field>
  );
}

/** As the leaves take it: nothing where nothing was said. */
export function withReason({ reason }: Record<string, string>) {
  return reason ? { reason } : {};
}
