import { ActForm } from "./act-form";
import type { Fields } from "./act-form";
import { useAct } from "./use-act";
import type { Act } from "./use-act";
import { WriteButton } from "./write-button";

interface StepsProps extends Act {
  canWrite: boolean;
  /** What is counted: 'likes of the verse'. */
  of: string;
  /** What every press sends besides. */
  fields?: Fields;
  /** The field that says which way, and what it says. */
  down: [name: string, value: string];
  up: [name: string, value: string];
  body: (fields: Fields) => unknown;
}

/** spec §9: down by one, up by five. Presses in a row are all meant. */
export function Steps({
  canWrite,
  of,
  fields = {},
  down,
  up,
  body,
  ...act
}: StepsProps) {
  const { act: send } = useAct(act);
  return (
    <ActForm
      url={act.url}
      method={act.method}
      className="flex shrink-0 gap-2"
      onAct={(typed) => void send(body(typed))}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(
        [
          ["-1", down],
          ["+5", up],
        ] as const
      ).map(([label, [name, value]]) => (
        <WriteButton
          key={label}
          canWrite={canWrite}
          type="submit"
          variant="secondary"
          size="sm"
          name={name}
          value={value}
          aria-label={`${label} ${of}`}
        >
          {label}
        </WriteButton>
      ))}
    </ActForm>
  );
}
