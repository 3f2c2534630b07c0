import { useAdminAction, type AdminAction } from "./use-admin-action";
import { WriteButton } from "./write-button";

interface CountStepperProps extends AdminAction {
  canWrite: boolean;
  /** What it counts, such as 'likes of the verse'. */
  countLabel: string;
  /** The request bodies. */
  down: unknown;
  up: unknown;
}

/** Down by one, up by five. Doesn't disable while pending, so every press of a series counts. */
export function CountStepper({
  canWrite,
  countLabel,
  down,
  up,
  ...action
}: CountStepperProps) {
  const { run } = useAdminAction(action);
  const step = (label: string, body: unknown) => (
    <WriteButton
      canWrite={canWrite}
      variant="secondary"
      size="sm"
      aria-label={`${label} ${countLabel}`}
      className="min-w-11 tabular-nums"
      onClick={() => {
        run(body);
      }}
    >
      {label}
    </WriteButton>
  );
  return (
    <div className="flex shrink-0 gap-2">
      {step("-1", down)}
      {step("+5", up)}
    </div>
  );
}
