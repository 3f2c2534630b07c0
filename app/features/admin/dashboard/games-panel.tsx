import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { actionText } from "../action-text";
import { useAdminAction } from "../use-admin-action";
import { WriteButton } from "../write-button";
import type { Dashboard } from "../metrics";
import { LoadError } from "../load-error";
import { Panel } from "../panel";

type Game = NonNullable<Dashboard["games"]>[number];

interface GamesPanelProps extends Pick<Dashboard, "games"> {
  canWrite: boolean;
}

export function GamesPanel({ games, canWrite }: GamesPanelProps) {
  return (
    <Panel
      title="Games"
      definition="Closed games show ‘Coming Soon’ to everyone."
    >
      {games ? (
        <ul className="divide-y divide-line border-t border-line">
          {games.map((game) => (
            <GameRow key={game.id} game={game} canWrite={canWrite} />
          ))}
        </ul>
      ) : (
        <LoadError title="Failed to fetch games" />
      )}
    </Panel>
  );
}

function GameRow({ game, canWrite }: { game: Game; canWrite: boolean }) {
  const { id, title, isOpen } = game;
  const verb = isOpen ? "Close" : "Open";
  const url = urls.api.admin("games");
  const { run, pending } = useAdminAction({ url, text: actionText.games });
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
          if (!pending) run({ game: id, desired: !isOpen });
        }}
      >
        {verb}
      </WriteButton>
    </li>
  );
}
