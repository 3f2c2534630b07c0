import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { updateText } from "../action-text";
import type { Dashboard } from "../metrics";
import { useAdminAction } from "../use-admin-action";
import { WriteButton } from "../write-button";

interface GamesProps {
  games: NonNullable<Dashboard["games"]>;
  canWrite: boolean;
}

export function Games({ games, canWrite }: GamesProps) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {games.map((game) => (
        <GameRow key={game.id} {...game} canWrite={canWrite} />
      ))}
    </ul>
  );
}

type GameRowProps = GamesProps["games"][number] & { canWrite: boolean };

function GameRow({ id, title, isOpen, canWrite }: GameRowProps) {
  const verb = isOpen ? "Close" : "Open";
  const { run, pending } = useAdminAction({
    url: urls.api.admin("games"),
    text: updateText("Games"),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <span className="min-w-0 flex-1">{title}</span>
      <Badge tone={isOpen ? "success" : "neutral"}>
        {isOpen ? "Open" : "Closed"}
      </Badge>
      <WriteButton
        canWrite={canWrite}
        variant="secondary"
        size="sm"
        pending={pending}
        aria-label={`${verb} ${title}`}
        className="min-w-20"
        onClick={() => {
          run({ game: id, desired: !isOpen });
        }}
      >
        {verb}
      </WriteButton>
    </li>
  );
}
