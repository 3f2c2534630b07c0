import { usePages } from "~/client/use-pages";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { InfiniteList } from "~/ui/infinite-list";
import { SettingsCard } from "~/ui/settings-card";
import { submitButtonProps } from "~/ui/button-form";
import { PersonRow } from "~/features/users/person-row";
import { displayName, type UserSummary } from "~/features/users/user";
import { userKeys } from "~/features/users/user-keys";
import type { HiddenKind } from "./block";

const lists = {
  blocked: {
    title: "Blocked people",
    description: "You don't see each other anywhere in the app.",
    action: "unblock",
    verb: "Unblock",
    empty: "You haven't blocked anyone.",
    listUrl: urls.api.blockedUsers,
    actionUrl: urls.api.block,
  },
  muted: {
    title: "Muted people",
    description:
      "You don't see their posts or comments, except on their profile.",
    action: "unmute",
    verb: "Unmute",
    empty: "You haven't muted anyone.",
    listUrl: urls.api.mutedUsers,
    actionUrl: urls.api.mute,
  },
} as const;

interface HiddenPeopleSectionProps {
  initialPages: Record<HiddenKind, Page<UserSummary>>;
  onHide: (action: "unblock" | "unmute", user: UserSummary) => unknown;
}

export function HiddenPeopleSection(props: HiddenPeopleSectionProps) {
  return (
    <SettingsCard
      id="hidden"
      title="Blocked and muted"
      description="Nobody is notified of either."
    >
      <HiddenPeople kind="blocked" {...props} />
      <HiddenPeople kind="muted" {...props} />
    </SettingsCard>
  );
}

function HiddenPeople({
  kind,
  initialPages,
  onHide,
}: HiddenPeopleSectionProps & { kind: HiddenKind }) {
  const { title, description, action, verb, empty, listUrl, actionUrl } =
    lists[kind];
  const query = usePages({
    queryKey: userKeys.hidden(kind),
    buildUrl: listUrl,
    read: (value) => value as UserSummary,
    initialPage: { page: initialPages[kind] },
  });
  return (
    <>
      <h3 className="mt-4 font-semibold">{title}</h3>
      <p className="text-sm text-ink-soft">{description}</p>
      <div className="mt-2">
        <InfiniteList
          query={query}
          skeletons={null}
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
                        onHide(action, user);
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
      </div>
    </>
  );
}
