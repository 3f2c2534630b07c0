import { ActionForm, type Fields } from "./action-form";
import { useAdminAction, type AdminAction } from "./use-admin-action";
import { WriteButton } from "./write-button";

interface CountStepperProps extends AdminAction {
  canWrite: boolean;
  /** What it counts, such as 'likes of the verse'. */
  countLabel: string;
  down: Fields;
  up: Fields;
  /** Turns the form's fields into the request body. */
  body: (fields: Fields) => unknown;
}

/** Down by one, up by five. Doesn't disable while pending, so every press of a series counts. */
export function CountStepper({
  canWrite,
  countLabel,
  down,
  up,
  body,
  ...action
}: CountStepperProps) {
  const { run } = useAdminAction(action);
  const step = (label: string, fields: Fields) => (
    <ActionForm
      url={action.url}
      method={action.method}
      onSubmitFields={(sent) => void run(body(sent))}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <WriteButton
        canWrite={canWrite}
        type="submit"
        variant="secondary"
        size="sm"
        aria-label={`${label} ${countLabel}`}
        className="min-w-11 tabular-nums"
      >
        {label}
      </WriteButton>
    </ActionForm>
  );
  return (
    <div className="flex shrink-0 gap-2">
      {step("-1", down)}
      {step("+5", up)}
    </div>
  );
}
