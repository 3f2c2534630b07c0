import { useViewer } from "~/features/auth/viewer.queries";
import { PersonRow } from "~/features/users/person-row";
import { useBoard } from "./board.queries";
import type { Game } from "./games";

/** How the people one follows are doing; nothing where nobody has played but oneself. */
export function Board({ game }: { game: Game }) {
  const entries = useBoard(game.id);
  const viewer = useViewer();
  if (!entries.some(({ user }) => user.id !== viewer?.id)) return null;
  return (
    <section className="card mt-4 p-4">
      <h2 className="px-2 font-semibold">Among people you follow</h2>
      <ol className="mt-2">
        {entries.map(({ user, best, bestOf, streak }, place) => (
          <li key={user.id} className="flex items-center gap-2">
            <span className="w-5 text-right text-sm text-ink-soft">
              {place + 1}
            </span>
            <div className="min-w-0 flex-1">
              <PersonRow user={user}>
                <span className="text-right text-sm whitespace-nowrap">
                  {best} of {bestOf}
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
