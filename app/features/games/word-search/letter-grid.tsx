import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { dismissNonErrorToast } from "~/ui/toast-store";
import { lineBetween, type Cell } from "./line";

interface LetterGridProps {
  rows: readonly string[];
  /** The cells of each found word. */
  found: readonly (readonly Cell[])[];
  /** The cells of the missed words, after giving up. */
  revealed: readonly (readonly Cell[])[];
  /** Returns the word on the selected line, or null. */
  onLine: (from: Cell, to: Cell) => string | null;
}

const arrowSteps: Record<string, Cell> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const isSameCell = (cell: Cell, other: Cell | null) =>
  other !== null && cell[0] === other[0] && cell[1] === other[1];

/**
 * Select a line by tapping all its letters or just the first and last, by dragging, or with the arrow keys and
 * Enter. Uses a roving tabindex: only one letter is in the tab order.
 */
export function LetterGrid({ rows, found, revealed, onLine }: LetterGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Cell>([0, 0]);
  /** The first and the last letter. */
  const [selection, setSelection] = useState<readonly [Cell, Cell] | null>(
    null,
  );
  const [statusMessage, setStatusMessage] = useState("");
  const drag = useRef<{ from: Cell; hasMoved: boolean } | null>(null);
  const size = rows.length;
  const selected = (selection && lineBetween(...selection)) ?? [];

  const clear = () => {
    setSelection(null);
  };
  const submitLine = (from: Cell, to: Cell): boolean => {
    if (onLine(from, to) === null) return false;
    setStatusMessage("");
    clear();
    return true;
  };
  const selectCell = (cell: Cell) => {
    const from = selection?.[0] ?? null;
    if (isSameCell(cell, from)) {
      clear();
      setStatusMessage("Selection cleared.");
    } else if (!from || !lineBetween(from, cell)) {
      setSelection([cell, cell]);
      setStatusMessage(
        `Starts at ${describeCell(rows, cell)}. Choose the last letter.`,
      );
    } else if (!submitLine(from, cell)) {
      setSelection([from, cell]);
      setStatusMessage("No word there.");
    }
  };

  const cellAt = ({ clientX, clientY }: PointerEvent): Cell | null => {
    const at = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>("[data-cell]")?.dataset["cell"];
    const [row, column] = (at ?? "").split(" ").map(Number);
    return row === undefined || column === undefined ? null : [row, column];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    if (event.key === "Escape") clear();
    if (!step) return;
    event.preventDefault();
    const next: Cell = [
      Math.min(size - 1, Math.max(0, cursor[0] + step[0])),
      Math.min(size - 1, Math.max(0, cursor[1] + step[1])),
    ];
    setCursor(next);
    grid.current
      ?.querySelector<HTMLElement>(`[data-cell="${next.join(" ")}"]`)
      ?.focus();
  };
  return (
    <div>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {statusMessage}
      </p>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label="Letters"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          // A toast may cover the letters.
          dismissNonErrorToast();
          const cell = cellAt(event);
          drag.current = cell && { from: cell, hasMoved: false };
        }}
        onPointerMove={(event) => {
          const { current } = drag;
          const cell = current && cellAt(event);
          if (!cell || isSameCell(cell, current.from)) return;
          current.hasMoved = true;
          if (lineBetween(current.from, cell))
            setSelection([current.from, cell]);
        }}
        onPointerUp={() => {
          if (!drag.current?.hasMoved || !selection) return;
          if (!submitLine(...selection)) clear();
        }}
        onPointerCancel={() => {
          if (drag.current?.hasMoved) clear();
          drag.current = null;
        }}
        className="-mx-2 grid needs-script touch-none gap-px rounded-card border border-line bg-paper p-1 select-none sm:mx-0 sm:p-2"
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
              const includesCell = (cells: readonly Cell[]) =>
                cells.some((candidate) => isSameCell(cell, candidate));
              const isFound = found.some(includesCell);
              const style = includesCell(selected)
                ? "bg-primary text-on-primary"
                : isFound
                  ? "bg-mark font-bold text-ink underline"
                  : revealed.some(includesCell)
                    ? "text-danger ring-1 ring-danger ring-inset"
                    : "hover:bg-sunken";
              return (
                <button
                  key={column}
                  type="button"
                  role="gridcell"
                  data-cell={`${row} ${column}`}
                  tabIndex={isSameCell(cell, cursor) ? 0 : -1}
                  aria-label={`${letter}${isFound ? ", found" : ""}`}
                  aria-selected={includesCell(selected)}
                  onFocus={() => {
                    setCursor(cell);
                  }}
                  onClick={() => {
                    const wasDragged = drag.current?.hasMoved;
                    drag.current = null;
                    if (!wasDragged) selectCell(cell);
                  }}
                  className={`grid aspect-square place-items-center rounded-md text-base font-semibold focus-visible:-outline-offset-2 sm:text-lg ${style}`}
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

function describeCell(rows: readonly string[], [row, column]: Cell): string {
  return `${rows[row]?.[column] ?? ""}, row ${row + 1}, column ${column + 1}`;
}
