import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/client/api-client";
import { useViewer } from "~/features/auth/viewer.queries";
import { PersonLink } from "~/features/users/person-row";
import { urls } from "~/shared/urls";
import type { LeaderboardEntry, LeaderboardOrder } from "./score";
import type { GameInfo } from "./games";

/** Renders nothing unless someone the viewer follows has played. */
export function Leaderboard({
  game,
  by,
}: {
  game: GameInfo;
  by: LeaderboardOrder;
}) {
  const { data: entries = [] } = useQuery({
    queryKey: ["games", "leaderboard", game.id, by],
    queryFn: ({ signal }) =>
      getJson(
        `${urls.api.gameEndpoint(game.id, "leaderboard")}?by=${by}`,
        (value) => value as LeaderboardEntry[],
        signal,
      ),
    // It changes with each round.
    staleTime: 0,
  });
  const viewer = useViewer();
  if (!entries.some(({ user }) => user.id !== viewer?.id)) return null;
  const points = entries.map((entry) => formatPoints(entry, by));
  return (
    <section className="card mt-4 p-4">
      <h2 className="px-2 font-semibold">{titles[by]}</h2>
      <ol className="mt-2">
        {entries.map(({ user, streak }, i) => (
          <li key={user.id} className="flex items-center gap-2">
            <span className="w-5 text-right text-sm text-ink-soft">
              {/* Equal scores share a rank. */}
              {points.indexOf(points[i] ?? "") + 1}
            </span>
            <PersonLink
              user={user}
              actionLabel={user.id === viewer?.id ? "You" : undefined}
            />
            <span className="text-right text-sm whitespace-nowrap">
              {points[i]}
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

const titles: Record<LeaderboardOrder, string> = {
  best: "Best rounds among people you follow",
  today: "Today among people you follow",
};

function formatPoints(
  { best, bestMaxScore, today }: LeaderboardEntry,
  by: LeaderboardOrder,
): string {
  return by === "today" && today
    ? `${today.score} of ${today.maxScore}`
    : `${best} of ${bestMaxScore}`;
}
