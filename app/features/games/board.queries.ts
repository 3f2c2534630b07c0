import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/browser/api-client";
import { urls } from "~/shared/urls";
import type { BoardEntry, BoardOrder } from "./board-entry";
import type { GameId } from "./games";

const asBoard = (value: unknown) => value as BoardEntry[];

/** Oneself and the people one follows, the best first; asked anew with each end of a round. */
export function useBoard(game: GameId, by: BoardOrder): BoardEntry[] {
  const { data } = useQuery({
    queryKey: ["games", "board", game, by],
    queryFn: ({ signal }) =>
      getJson(`${urls.api.ofGame(game, "board")}?by=${by}`, asBoard, signal),
    staleTime: 0,
  });
  return data ?? [];
}
