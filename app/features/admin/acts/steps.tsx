import { ActForm } from "./act-form";
import type { Fields } from "./act-form";
import { useAct } from "./use-act";
import type { Act } from "./use-act";
import { WriteButton } from "./write-button";

interface StepsProps extends Act {
  canWrite: boolean;
  /** What is counted: 'likes of the verse'. */
  of: string;
  down: Fields;
  up: Fields;
  /** What the leaf takes, from the fields that the form sends. */
  body: (fields: Fields) => unknown;
}

/** spec §9: down by one, up by five. Presses in a row are all meant. */
export function Steps({ canWrite, of, down, up, body, ...act }: StepsProps) {
  const { act: send } = useAct(act);
  const step = (label: string, fields: Fields) => (
    <ActForm
      url={act.url}
      method={act.method}
      onAct={(sent) => void send(body(sent))}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <WriteButton
        canWrite={canWrite}
        type="submit"
        variant="secondary"
        size="sm"
        aria-label={`${label} ${of}`}
        className="min-w-11 tabular-nums"
      >
        {label}
      </WriteButton>
    </ActForm>
  );
  return (
    <div className="flex shrink-0 gap-2">
      {step("-1", down)}
      {step("+5", up)}
    </div>
  );
}
