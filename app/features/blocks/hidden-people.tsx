import { usePages } from "~/client/use-pages";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { InfiniteList } from "~/ui/infinite-list";
import { submitButtonProps } from "~/ui/button-form";
import { Loading, Skeleton } from "~/ui/states";
import { PersonRow } from "~/features/users/person-row";
import { displayName, type UserSummary } from "~/features/users/user";
import { userKeys } from "~/features/users/user-keys";
import type { HiddenKind } from "./block";

const kinds = {
  blocked: {
    verb: "Unblock",
    empty: "You haven't blocked anyone.",
    listUrl: urls.api.blockedUsers,
    actionUrl: urls.api.block,
  },
  muted: {
    verb: "Unmute",
    empty: "You haven't muted anyone.",
    listUrl: urls.api.mutedUsers,
    actionUrl: urls.api.mute,
  },
};

interface HiddenPeopleProps {
  kind: HiddenKind;
  initialPage: Page<UserSummary>;
  onShowAgain: (user: UserSummary) => void;
}

export function HiddenPeople({
  kind,
  initialPage,
  onShowAgain,
}: HiddenPeopleProps) {
  const { verb, empty, listUrl, actionUrl } = kinds[kind];
  const query = usePages({
    queryKey: userKeys.hidden(kind),
    buildUrl: listUrl,
    read: (value) => value as UserSummary,
    initialPage: { page: initialPage },
  });
  return (
    <InfiniteList
      query={query}
      skeletons={
        <Loading label={`Loading ${kind} people`} className="py-2">
          <Skeleton className="h-11" />
        </Loading>
      }
      errorMessage="Failed to load this list."
      empty={<p className="py-2 text-sm text-ink-soft">{empty}</p>}
    >
      {(shown) => (
        <ul>
          {shown.map((user) => (
            <PersonRow key={user.id} user={user}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`${verb} ${displayName(user)}`}
                {...submitButtonProps(
                  actionUrl(user.id),
                  ["desired", "false"],
                  () => {
                    onShowAgain(user);
                  },
                )}
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
