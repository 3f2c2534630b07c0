import { useState, type FormEvent } from "react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { DecisionChoices } from "./decision-choices";
import type { Decision, TicketPage } from "./queue";
import { choiceHint, decisionChoices, decisionLabels } from "./queue-text";
import type { TicketActions } from "./use-ticket";

const questions: Partial<Record<Decision, string>> = {
  delete: "Delete this permanently? You can't undo this.",
  suspend: "Suspend this person?",
};

interface DecisionFormProps extends TicketActions {
  ticket: TicketPage;
}

export function DecisionForm({
  ticket,
  pending,
  runAction,
}: DecisionFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const choosable = {
    ...ticket,
    isAccountDeleted: ticket.subject === null,
    isSuspended: ticket.suspension !== null,
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const { reason, days } = fields as { reason: string; days: string };
    const decision = fields["decision"] as Decision;
    if (decision !== "keep" && reason.trim() === "") {
      setProblem("Give a reason. The person will see it.");
      return;
    }
    const question = questions[decision];
    if (question !== undefined && !confirm(question)) return;
    void runAction({
      endpoint: "/decision",
      body: {
        decision,
        reason,
        ...(decision === "suspend" && { days: Number(days) }),
      },
      successMessage: decisionLabels[decision].pastLabel,
    });
  };
  return (
    <form className="space-y-4" onSubmit={send}>
      <DecisionChoices
        choices={decisionChoices(choosable).map((value) => [
          value,
          decisionLabels[value].label,
          choiceHint(value, choosable),
        ])}
      />
      <Field
        label="Reason"
        hint="The person will see this. A link to the guidelines helps them."
        error={problem}
      >
        {(control) => (
          <TextArea
            {...control}
            name="reason"
            maxLength={1000}
            onChange={() => {
              setProblem(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" pending={pending === "/decision"}>
        Decide
      </Button>
    </form>
  );
}
