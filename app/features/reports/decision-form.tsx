import { useState } from "react";
import type { FormEvent } from "react";
import { queueUrl } from "./queue-url";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { Select } from "~/ui/select";
import type { Decision, TicketPage } from "./queue";
import { daysLabels, decisionChoices, decisionLabels } from "./queue-words";
import type { TicketActs } from "./use-ticket";

const questions: Partial<Record<Decision, string>> = {
  delete: "Delete this for good? It cannot be undone.",
  suspend: "Suspend this person?",
};

interface DecisionFormProps extends TicketActs {
  ticket: TicketPage;
}

/** What is to be done, and why. What cannot be taken back is asked once more. */
export function DecisionForm({ ticket, pending, act }: DecisionFormProps) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const [reason, setReason] = useState("");
  const [days, setDays] = useState("1");
  const [problem, setProblem] = useState<string | null>(null);
  const send = () => {
    if (decision === null) return;
    if (decision !== "keep" && reason.trim() === "") {
      setProblem("Say why: whom it is about reads it.");
      return;
    }
    const question = questions[decision];
    if (question !== undefined && !confirm(question)) return;
    void act({
      leaf: "/decision",
      body: {
        decision,
        reason,
        ...(decision === "suspend" && { days: Number(days) }),
      },
      done: decisionLabels[decision].done,
    });
  };
  return (
    <form
      method="post"
      action={queueUrl(`/${ticket.id}/decision`)}
      className="group space-y-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset className="space-y-1">
        <legend className="sr-only">What is to be done</legend>
        {decisionChoices(ticket.kind).map((one) => (
          <label
            key={one}
            className="-mx-3 flex touch cursor-pointer items-start gap-3 rounded-control px-3 py-2.5 hover:bg-sunken has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name="decision"
              value={one}
              required
              checked={decision === one}
              onChange={() => {
                setDecision(one);
              }}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="min-w-0 font-semibold">
              {decisionLabels[one].label}
              <span className="block text-sm font-normal text-ink-soft">
                {decisionLabels[one].about}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field
        label="For how long"
        className="hidden group-has-[[value=suspend]:checked]:block"
      >
        {(control) => (
          <Select
            {...control}
            name="days"
            value={days}
            onChange={({ target: { value } }) => {
              setDays(value);
            }}
          >
            {daysLabels.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Reason"
        hint="Whom it is about reads it; a link to the guidelines helps them."
        error={problem}
      >
        {(control) => (
          <TextArea
            {...control}
            name="reason"
            value={reason}
            maxLength={1000}
            onChange={({ target: { value } }) => {
              setProblem(null);
              setReason(value);
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
