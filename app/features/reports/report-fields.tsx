import { useId } from "react";
import { handle } from "~/features/users/user";
import type { ReportRequest } from "~/browser/report-request";
import { lengthSentence } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import type { ReportReason } from "./report";
import { reasonWords } from "./report-words";
import type { ReportForm } from "./use-report-form";

interface ReportFieldsProps {
  form: ReportForm;
  user: ReportRequest["user"];
}

/** What is asked of whoever reports. Named as the API names it: before there are scripts it is sent as a form. */
export function ReportFields({ form, user }: ReportFieldsProps) {
  const { draft, left, pending, failed } = form;
  const hint = draft.reason && reasonWords[draft.reason].hint;
  const isLong = left < 200;
  return (
    <>
      <Reasons form={form} />
      <Field
        label={
          draft.reason === "other"
            ? "What is wrong"
            : "What else we should know, if you like"
        }
        {...(isLong && { hint: lengthSentence(left) })}
        error={left < 0 ? lengthSentence(left) : form.wordsProblem}
      >
        {(control) => (
          <TextArea
            {...control}
            name="words"
            value={draft.words}
            readOnly={pending}
            onChange={({ target: { value } }) => {
              form.change({ words: value });
            }}
          />
        )}
      </Field>
      <label className="flex touch cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="hide"
          value="true"
          checked={draft.hide}
          disabled={pending}
          onChange={({ target: { checked } }) => {
            form.change({ hide: checked });
          }}
          className="size-5 shrink-0 accent-primary"
        />
        <span className="min-w-0">
          Also mute {handle(user)}
          <span className="block text-sm font-normal text-ink-soft">
            You no longer meet what they write. They are not told.
          </span>
        </span>
      </label>
      <p className="text-sm text-ink-soft">
        They do not learn who reported it. What we look for stands in the{" "}
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
      {/* Always there, so that what appears in it is read out. */}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failed !== null && `${failed} What you wrote is kept.`}
      </p>
      <p className="sr-only" aria-live="polite">
        {hint}
      </p>
    </>
  );
}

const reasons = Object.keys(reasonWords) as ReportReason[];

function Reasons({ form }: Pick<ReportFieldsProps, "form">) {
  const id = useId();
  const { draft, pending, reasonProblem } = form;
  return (
    <fieldset aria-describedby={`${id}-problem`}>
      <legend className="mb-1.5 text-sm font-semibold text-ink">
        What is wrong?
      </legend>
      <div className="space-y-1">
        {reasons.map((reason, at) => {
          const { label, hint } = reasonWords[reason];
          return (
            <label
              key={reason}
              className="group -mx-3 flex touch cursor-pointer items-start gap-3 rounded-control px-3 py-2.5 hover:bg-sunken has-checked:bg-primary-soft"
            >
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                {...(at === 0 && { "data-first-field": "" })}
                checked={draft.reason === reason}
                disabled={pending}
                onChange={() => {
                  form.change({ reason });
                }}
                className="mt-0.5 size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0">
                {label}
                {hint !== undefined && (
                  <span className="mt-1 hidden text-sm group-has-checked:block">
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
        {reasonProblem}
      </p>
    </fieldset>
  );
}
