import { useId } from "react";
import { handle } from "~/features/users/user";
import type { ReportRequest } from "~/client/report-request";
import { characterCountText, charactersLeft } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { maxReportMessageLength, type ReportReason } from "./report";
import { reasonLabels } from "./report-text";
import type { ReportForm } from "./use-report-form";

interface ReportFieldsProps {
  form: ReportForm;
  user: ReportRequest["user"];
}

/** The names are the API's fields, since the form is posted directly without scripts. */
export function ReportFields({ form, user }: ReportFieldsProps) {
  const { values, pending } = form;
  const left = charactersLeft(values.message, maxReportMessageLength);
  const isLong = left < 200;
  return (
    <>
      <Reasons form={form} />
      <Field
        label={
          values.reason === "other"
            ? "What's wrong"
            : "Anything else we should know (optional)"
        }
        {...(isLong && { hint: characterCountText(left) })}
        error={left < 0 ? characterCountText(left) : form.error("message")}
      >
        {(control) => (
          <TextArea {...control} name="message" {...form.input("message")} />
        )}
      </Field>
      {values.kind !== "group" && (
        <Checkbox
          name="mute"
          value="true"
          checked={values.mute}
          disabled={pending}
          onChange={({ target: { checked } }) => {
            form.change({ mute: checked });
          }}
          label={user ? `Also mute ${handle(user)}` : "Also hide this request"}
          hint={
            user
              ? "You won't see their posts. They won't be notified."
              : "Your lists won't show it. They won't be notified."
          }
        />
      )}
      <p className="text-sm text-ink-soft">
        They won't know who reported it. See what we look for in the{" "}
        <a
          href={urls.guidelines}
          target="_blank"
          rel="noreferrer"
          className="underline"
        >
          Community guidelines
        </a>
        .
      </p>
      <p className="sr-only" aria-live="polite">
        {values.reason && reasonLabels[values.reason].hint}
      </p>
    </>
  );
}

const reasons = Object.keys(reasonLabels) as ReportReason[];

function Reasons({ form }: Pick<ReportFieldsProps, "form">) {
  const id = useId();
  const { values, pending } = form;
  return (
    <fieldset aria-describedby={`${id}-problem`}>
      <legend className="mb-1.5 text-sm font-semibold text-ink">
        What's wrong?
      </legend>
      <div className="space-y-1">
        {reasons.map((reason) => {
          const { label, hint } = reasonLabels[reason];
          return (
            <label
              key={reason}
              className="-mx-3 flex touch cursor-pointer items-start gap-3 rounded-control px-3 py-2.5 hover:bg-sunken has-checked:bg-primary-soft"
            >
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                {...(reason === (values.reason || reasons[0]) && {
                  "data-first-field": "",
                })}
                checked={values.reason === reason}
                disabled={pending}
                onChange={() => {
                  form.change({ reason });
                }}
                className="mt-0.5 size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0">
                {label}
                {hint !== undefined && (
                  <span className="mt-1 hidden text-sm in-[label:has(:checked)]:block">
                    {hint}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      <p
        id={`${id}-problem`}
        aria-live="polite"
        className="text-sm text-danger not-empty:mt-1.5"
      >
        {form.error("reason")}
      </p>
    </fieldset>
  );
}
