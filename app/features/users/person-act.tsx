import { Button } from "~/ui/button";
import { PersonLink } from "./person-link";
import { displayName } from "./user";
import type { UserSummary } from "./user";

interface PersonActProps {
  user: UserSummary;
  /** 'Follow', 'Unblock'. */
  verb: string;
  onAct: () => void;
}

/** A person in a short list, and the one thing to do there. */
export function PersonAct({ user, verb, onAct }: PersonActProps) {
  return (
    <li className="flex items-center gap-2">
      <PersonLink user={user} />
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${verb} ${displayName(user)}`}
        onClick={onAct}
      >
        {verb}
      </Button>
    </li>
  );
}
