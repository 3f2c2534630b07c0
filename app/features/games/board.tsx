import { useViewer } from "~/features/auth/viewer.queries";
import { PersonLink } from "~/features/users/person-row";
import { useBoard } from "./board.queries";
import type { BoardEntry, BoardOrder } from "./board-entry";
import type { Game } from "./games";

/** How the people one follows are doing; nothing where nobody has played but oneself. */
export function Board({ game, by }: { game: Game; by: BoardOrder }) {
  const entries = useBoard(game.id, by);
  const viewer = useViewer();
  if (!entries.some(({ user }) => user.id !== viewer?.id)) return null;
  const all = entries.map((entry) => pointsOf(entry, by));
  /** Who has reached the same shares a place. */
  const placeOf = (entry: Points) => all.indexOf(pointsOf(entry, by)) + 1;
  return (
    <section className="card mt-4 p-4">
      <h2 className="px-2 font-semibold">{titles[by]}</h2>
      <ol className="mt-2">
        {entries.map(({ user, streak, ...entry }) => (
          <li key={user.id} className="flex items-center gap-2">
            <span className="w-5 text-right text-sm text-ink-soft">
              {placeOf(entry)}
            </span>
            <PersonLink
              user={user}
              verb={user.id === viewer?.id ? "You" : undefined}
            />
            <span className="text-right text-sm whitespace-nowrap">
              {pointsOf(entry, by)}
              {streak > 1 && (
                <span className="block text-xs text-ink-soft">
                  {streak} days in a row
                </span>
              )}
            </span>
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

type Points = Pick<BoardEntry, "best" | "bestOf" | "today">;

function pointsOf({ best, bestOf, today }: Points, by: BoardOrder): string {
  return by === "today" && today
    ? `${today.score} of ${today.most}`
    : `${best} of ${bestOf}`;
}
