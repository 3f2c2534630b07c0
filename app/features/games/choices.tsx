import { Icon } from "~/ui/icon";

interface ChoicesProps<Id extends string | number> {
  /** What is answered. */
  label: string;
  options: readonly { id: Id; text: string }[];
  /** What was chosen and what is right; null: nothing has been chosen yet. */
  revealed: { chosen: Id; correct: Id } | null;
  /** What is said of the right one, and of another that was chosen. */
  signs?: readonly [right: string, wrong: string];
  pending: boolean;
  onChoose: (id: Id) => void;
}

const looks = {
  open: "border-line-strong bg-paper hover:bg-sunken",
  right: "border-success bg-success/10 font-semibold text-success",
  wrong: "border-danger bg-danger/10 text-danger",
  other: "border-line bg-paper text-ink-soft",
};

/** Answers to choose from; then the right one in green, a wrong one in red, each with its sign and its word. */
export function Choices<Id extends string | number>({
  label,
  options,
  revealed,
  signs = ["Right answer", "Wrong answer"],
  pending,
  onChoose,
}: ChoicesProps<Id>) {
  return (
    <ul aria-label={label} className="mt-4 grid gap-2.5">
      {options.map(({ id, text }) => {
        const isRight = revealed?.correct === id;
        const isWrong = !isRight && revealed?.chosen === id;
        const look = isRight
          ? looks.right
          : isWrong
            ? looks.wrong
            : revealed
              ? looks.other
              : looks.open;
        return (
          <li key={id}>
            <button
              type="button"
              aria-disabled={revealed !== null || pending}
              aria-pressed={revealed?.chosen === id}
              onClick={() => {
                if (!revealed && !pending) onChoose(id);
              }}
              className={`flex touch w-full items-center gap-3 rounded-control border px-4 py-3 text-left transition-colors aria-disabled:cursor-default ${look}`}
            >
              <span className="flex-1">{text}</span>
              {isRight && <Icon name="check" label={signs[0]} />}
              {isWrong && <Icon name="close" label={signs[1]} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
