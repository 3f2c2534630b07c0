import { useState, type FormEvent } from "react";
import type { Decision, TicketPage } from "~/features/reports/queue";
import {
  choiceHint,
  decisionChoices,
  decisionLabels,
} from "~/features/reports/queue-text";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { ActionDialog } from "../confirm-action";
import { DecisionChoices } from "../decision-choices";
import { useAdminAction } from "../use-admin-action";
import { ticketAction } from "./ticket-action";

interface ChosenDecision {
  decision: Decision;
  reason: string;
  days?: number;
}

const questions: Partial<Record<Decision, [title: string, text: string]>> = {
  delete: ["Delete this permanently?", "You can't undo this."],
  suspend: [
    "Suspend this person?",
    "They can read but not write, for the time you chose.",
  ],
};

export function DecisionForm({ ticket }: { ticket: TicketPage }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ChosenDecision | null>(null);
  const label = chosen && decisionLabels[chosen.decision];
  const action = useAdminAction(
    ticketAction(ticket.id, "decision", label?.pastLabel),
  );
  const question = chosen && questions[chosen.decision];
  const choosable = {
    ...ticket,
    isAccountDeleted: ticket.subject === null && !ticket.isAnonymous,
    isSuspended: ticket.suspension !== null,
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (action.pending) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const { reason, days } = fields as { reason: string; days: string };
    const decision = fields["decision"] as Decision;
    if (decision !== "keep" && reason.trim() === "") {
      setProblem("Give a reason. The person will see it.");
      return;
    }
    const suspends = decision === "suspend";
    const body = { decision, reason, ...(suspends && { days: Number(days) }) };
    action.reset();
    setChosen(body);
    if (!questions[decision]) action.run(body);
  };
  return (
    <>
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
        <Button type="submit" pending={action.pending}>
          Decide
        </Button>
      </form>
      {question && label && (
        <ActionDialog
          title={question[0]}
          confirm={label.label}
          variant="danger"
          action={action}
          body={() => chosen}
          onClose={() => {
            setChosen(null);
          }}
        >
          <p>{question[1]}</p>
        </ActionDialog>
      )}
    </>
  );
}
