import { DecisionChoices } from "~/features/reports/decision-choices";
import { displayName, handle } from "~/features/users/user";
import { suspendedLabel } from "~/shared/suspension";
import { urls } from "~/shared/urls";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { actionText } from "../action-text";
import { ConfirmAction } from "../actions/confirm-action";
import type { AdminUser } from "../users";

const choices = [
  ["warn", "Warn", "They'll see your reason. Nothing else changes."],
  ["suspend", "Suspend", "They can read but not write, for this long."],
  ["lift", "Lift the suspension", "They can write again now."],
] as const;

interface SanctionUserProps {
  user: AdminUser;
  canWrite: boolean;
}

/** Warns, suspends, or changes or ends a suspension, without a report. The person can read and appeal it. */
export function SanctionUser({ user, canWrite }: SanctionUserProps) {
  const name = displayName(user) || handle(user);
  const { suspension } = user;
  return (
    <ConfirmAction
      url={urls.api.admin(`users/${user.id}/sanction`)}
      text={actionText.sanction}
      canWrite={canWrite}
      button="Warn or Suspend"
      label={`Warn or Suspend ${name}`}
      title="Warn or Suspend"
      confirm="Save"
      body={({ decision, reason, days }) => ({
        decision,
        reason,
        ...(decision === "suspend" && { days: Number(days) }),
      })}
    >
      {suspension && (
        <p className="text-sm font-semibold">
          {suspendedLabel(suspension)}. A new one replaces it.
        </p>
      )}
      <DecisionChoices choices={suspension ? choices : choices.slice(0, -1)} />
      <Field label="Reason" hint="They'll see this." required>
        {(control) => <TextArea {...control} name="reason" maxLength={1000} />}
      </Field>
    </ConfirmAction>
  );
}
