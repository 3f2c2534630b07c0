import { useViewer } from "~/features/auth/viewer.queries";
import { PersonRow } from "~/features/users/person-row";
import { useBoard } from "./board.queries";
import type { BoardEntry, BoardOrder } from "./board-entry";
import type { Game } from "./games";

/** How the people one follows are doing; nothing where nobody has played but oneself. */
export function Board({ game, by }: { game: Game; by: BoardOrder }) {
  const entries = useBoard(game.id, by);
  const viewer = useViewer();
  if (!entries.some(({ user }) => user.id !== viewer?.id)) return null;
  return (
    <section className="card mt-4 p-4">
      <h2 className="px-2 font-semibold">{titles[by]}</h2>
      <ol className="mt-2">
        {entries.map(({ user, streak, ...entry }, place) => (
          <li key={user.id} className="flex items-center gap-2">
            <span className="w-5 text-right text-sm text-ink-soft">
              {place + 1}
            </span>
            <div className="min-w-0 flex-1">
              <PersonRow user={user}>
                <span className="text-right text-sm whitespace-nowrap">
                  {pointsOf(entry, by)}
                  {streak > 1 && (
                    <span className="block text-xs text-ink-soft">
                      {streak} days in a row
                    </span>
                  )}
                </span>
              </PersonRow>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const titles: Record<BoardOrder, string> = {
  best: "Best rounds among people you follow",
  today: "Today among people you follow",
};

function pointsOf(
  { best, bestOf, today }: Pick<BoardEntry, "best" | "bestOf" | "today">,
  by: BoardOrder,
): string {
  return by === "today" && today
    ? `${today.score} of ${today.most}`
    : `${best} of ${bestOf}`;
}
