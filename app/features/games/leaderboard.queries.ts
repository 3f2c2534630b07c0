import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/client/api-client";
import { urls } from "~/shared/urls";
import type { LeaderboardEntry, LeaderboardOrder } from "./score";
import type { GameId } from "./games";

/** Always stale, so that it refetches after each round. */
export function useLeaderboard(
  game: GameId,
  by: LeaderboardOrder,
): LeaderboardEntry[] {
  const { data } = useQuery({
    queryKey: ["games", "leaderboard", game, by],
    queryFn: ({ signal }) =>
      getJson(
        `${urls.api.gameEndpoint(game, "leaderboard")}?by=${by}`,
        (value) => value as LeaderboardEntry[],
        signal,
      ),
    staleTime: 0,
  });
  return data ?? [];
}
