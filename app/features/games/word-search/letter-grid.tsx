import { useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";
import { dismissPassing } from "~/ui/toast-store";
import { lineBetween } from "./line";
import type { Cell } from "./line";

interface LetterGridProps {
  rows: readonly string[];
  /** The cells of each word that was found. */
  found: readonly (readonly Cell[])[];
  /** Of those that are shown because one has given up. */
  revealed: readonly (readonly Cell[])[];
  /** A line was chosen: the word that stands there, null where none does. */
  onLine: (from: Cell, to: Cell) => string | null;
}

const steps: Record<string, Cell> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const isSame = (one: Cell, other: Cell | null) =>
  other !== null && one[0] === other[0] && one[1] === other[1];

/**
 * A line is chosen by pressing its first letter and its last, letter by letter, or by dragging; with the
 * keyboard by arrows and Enter. One letter of the grid takes part in the page's order of focus.
 */
export function LetterGrid({ rows, found, revealed, onLine }: LetterGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Cell>([0, 0]);
  const [from, setFrom] = useState<Cell | null>(null);
  const [to, setTo] = useState<Cell | null>(null);
  const [said, setSaid] = useState("");
  const drag = useRef<{ from: Cell; hasMoved: boolean } | null>(null);
  const size = rows.length;
  const chosen = (from && lineBetween(from, to ?? from)) ?? [];

  const clear = () => {
    setFrom(null);
    setTo(null);
  };
  const choose = (first: Cell, last: Cell): boolean => {
    if (onLine(first, last) === null) return false;
    setSaid("");
    clear();
    return true;
  };
  const press = (cell: Cell) => {
    const line = from && lineBetween(from, cell);
    if (isSame(cell, from)) {
      clear();
      setSaid("Nothing is chosen.");
    } else if (!from || !line) {
      setFrom(cell);
      setTo(null);
      setSaid(`From ${nameOf(rows, cell)}. Choose the last letter.`);
    } else if (!choose(from, cell)) {
      setTo(cell);
      setSaid("No word there yet.");
    }
  };

  const cellAt = ({ clientX, clientY }: PointerEvent): Cell | null => {
    const at = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>("[data-at]")?.dataset["at"];
    const [row, column] = (at ?? "").split(" ").map(Number);
    return row === undefined || column === undefined ? null : [row, column];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === "Escape") clear();
    if (!step) return;
    event.preventDefault();
    const next: Cell = [
      Math.min(size - 1, Math.max(0, cursor[0] + step[0])),
      Math.min(size - 1, Math.max(0, cursor[1] + step[1])),
    ];
    setCursor(next);
    grid.current
      ?.querySelector<HTMLElement>(`[data-at="${next.join(" ")}"]`)
      ?.focus();
  };
  return (
    <div>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {said}
      </p>
      <div
        ref={grid}
        role="grid"
        data-needs-script=""
        tabIndex={-1}
        aria-label="Letters"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          // It may lie over the letters.
          dismissPassing();
          const cell = cellAt(event);
          drag.current = cell && { from: cell, hasMoved: false };
        }}
        onPointerMove={(event) => {
          const { current } = drag;
          const cell = current && cellAt(event);
          if (!cell || isSame(cell, current.from)) return;
          current.hasMoved = true;
          if (!lineBetween(current.from, cell)) return;
          setFrom(current.from);
          setTo(cell);
        }}
        onPointerUp={() => {
          if (!drag.current?.hasMoved || !from || !to) return;
          if (!choose(from, to)) clear();
        }}
        onPointerCancel={() => {
          if (drag.current?.hasMoved) clear();
          drag.current = null;
        }}
        className="-mx-2 grid touch-none gap-px rounded-card border border-line bg-paper p-1 select-none sm:mx-0 sm:p-2"
      >
        {rows.map((letters, row) => (
          <div
            key={row}
            role="row"
            className="grid gap-px"
            style={{ gridTemplateColumns: `repeat(${size}, minmax(0, 1fr))` }}
          >
            {Array.from(letters, (letter, column) => {
              const cell: Cell = [row, column];
              const has = (cells: readonly Cell[]) =>
                cells.some((one) => isSame(cell, one));
              const isFound = found.some(has);
              const look = has(chosen)
                ? "bg-primary text-on-primary"
                : isFound
                  ? "bg-mark font-bold text-ink underline"
                  : revealed.some(has)
                    ? "text-danger ring-1 ring-danger ring-inset"
                    : "hover:bg-sunken";
              return (
                <button
                  key={column}
                  type="button"
                  role="gridcell"
                  data-at={`${row} ${column}`}
                  tabIndex={isSame(cell, cursor) ? 0 : -1}
                  aria-label={`${letter}${isFound ? ", found" : ""}`}
                  aria-selected={has(chosen)}
                  onFocus={() => {
                    setCursor(cell);
                  }}
                  onClick={() => {
                    const wasDragged = drag.current?.hasMoved;
                    drag.current = null;
                    if (!wasDragged) press(cell);
                  }}
                  className={`grid aspect-square place-items-center rounded-md text-base font-semibold focus-visible:-outline-offset-2 sm:text-lg ${look}`}
                >
                  {letter}
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

function nameOf(rows: readonly string[], [row, column]: Cell): string {
  return `${rows[row]?.[column] ?? ""}, row ${row + 1}, column ${column + 1}`;
}
