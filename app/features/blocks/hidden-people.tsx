import { usePages } from "~/browser/use-pages";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { InfiniteList } from "~/ui/infinite-list";
import { press } from "~/ui/press";
import { Loading, Skeleton } from "~/ui/states";
import { PersonRow } from "~/features/users/person-row";
import { useNextButton } from "~/features/users/use-next-button";
import { displayName } from "~/features/users/user";
import type { UserSummary } from "~/features/users/user";
import { userKeys } from "~/features/users/user-keys";
import type { HiddenKind } from "./block";

const lists = { blocked: urls.api.blockedUsers, muted: urls.api.mutedUsers };
const acts = { blocked: urls.api.block, muted: urls.api.mute };

interface HiddenPeopleProps {
  kind: HiddenKind;
  /** 'Unblock', 'Unmute'. */
  verb: string;
  empty: string;
  seed: Page<UserSummary>;
  onShowAgain: (user: UserSummary) => void;
}

/** One of the two lists, in every state it can be in. */
export function HiddenPeople({
  kind,
  verb,
  empty,
  seed,
  onShowAgain,
}: HiddenPeopleProps) {
  const query = usePages({
    queryKey: userKeys.hidden(kind),
    urlOf: lists[kind],
    read: (value) => value as UserSummary,
    seed: { page: seed },
  });
  const { list, leaveFrom } = useNextButton<HTMLUListElement>(
    query.items?.length ?? 0,
  );
  return (
    <InfiniteList
      query={query}
      skeletons={
        <Loading label={`Loading ${kind} people`} className="py-2">
          <Skeleton className="h-11" />
        </Loading>
      }
      failure="Failed to load this list."
      empty={<p className="py-2 text-sm text-ink-soft">{empty}</p>}
    >
      {(shown) => (
        <ul ref={list}>
          {shown.map((user, at) => (
            <PersonRow key={user.id} user={user}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`${verb} ${displayName(user)}`}
                {...press(acts[kind](user.id), ["desired", "false"], () => {
                  leaveFrom(at);
                  onShowAgain(user);
                })}
              >
                {verb}
              </Button>
            </PersonRow>
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}
