import { Icon } from "~/ui/icon";

interface ChoicesProps<Id extends string | number> {
  label: string;
  options: readonly { id: Id; text: string }[];
  /** Null until the player has chosen. */
  revealed: { chosen: Id; correct: Id } | null;
  /** Screen reader labels of the icons. */
  iconLabels?: readonly [right: string, wrong: string];
  pending: boolean;
  onChoose: (id: Id) => void;
}

const styles = {
  open: "border-line-strong bg-paper hover:bg-sunken",
  right: "border-success bg-success/10 font-semibold text-success",
  wrong: "border-danger bg-danger/10 text-danger",
  other: "border-line bg-paper text-ink-soft",
};

/** Answer buttons. Afterwards icons and their labels mark right and wrong, not colour alone. */
export function Choices<Id extends string | number>({
  label,
  options,
  revealed,
  iconLabels = ["Right answer", "Wrong answer"],
  pending,
  onChoose,
}: ChoicesProps<Id>) {
  return (
    <ul aria-label={label} className="mt-4 grid gap-2.5">
      {options.map(({ id, text }) => {
        const isRight = revealed?.correct === id;
        const isWrong = !isRight && revealed?.chosen === id;
        const style = isRight
          ? styles.right
          : isWrong
            ? styles.wrong
            : revealed
              ? styles.other
              : styles.open;
        return (
          <li key={id}>
            <button
              type="button"
              aria-disabled={revealed !== null || pending}
              aria-pressed={revealed?.chosen === id}
              onClick={() => {
                if (!revealed && !pending) onChoose(id);
              }}
              className={`flex touch w-full items-center gap-3 rounded-control border px-4 py-3 text-left transition-colors aria-disabled:cursor-default ${style}`}
            >
              <span className="flex-1">{text}</span>
              {isRight && <Icon name="check" label={iconLabels[0]} />}
              {isWrong && <Icon name="close" label={iconLabels[1]} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
