import { usePages } from "~/client/use-pages";
import { PeopleSkeletons } from "~/features/users/people-skeletons";
import { PersonRow } from "~/features/users/person-row";
import { displayName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { InfiniteList } from "~/ui/infinite-list";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { EmptyState } from "~/ui/states";
import type { Group } from "./group";
import { groupKeys, useMembersChange } from "./group.queries";
import type { GroupRequest } from "./membership";

const actions = {
  waiting: [
    {
      label: "Decline",
      variant: "secondary",
      body: { accept: false },
      message: { title: "Request declined" },
      question:
        "Decline? They can ask again after 30 days, and aren't notified.",
    },
    {
      label: "Accept",
      variant: "primary",
      body: { accept: true },
      message: { title: "Request accepted" },
      question: null,
    },
  ],
  banned: [
    {
      label: "Lift ban",
      variant: "secondary",
      method: "DELETE",
      body: {},
      message: { title: "Ban lifted" },
      question: null,
    },
  ],
} as const;

interface RequestsSectionProps {
  group: Group;
  status: keyof typeof actions;
}

/** For leaders: who asks to join, oldest first, or who is banned. Nothing without bans. */
export function RequestsSection({ group, status }: RequestsSectionProps) {
  const { slug, requestsCount } = group;
  const { submit, pending, input } = useMembersChange(slug);
  const query = usePages({
    queryKey: [...groupKeys.requests(slug), status],
    buildUrl: (page) => urls.api.group(slug, "/requests", { status, ...page }),
    read: (value) => value as GroupRequest,
  });
  const isBanned = status === "banned";
  const id = isBanned ? "banned" : "requests";
  if (isBanned && !query.isError && !query.items?.length) return null;
  const renderRequest = ({ user, message }: GroupRequest) => {
    const path = `requests/${user.id}`;
    return (
      <PersonRow key={user.id} user={user} variant="listed">
        <p
          dir="auto"
          className="w-full clip-ink text-sm whitespace-pre-line empty:hidden"
        >
          {message}
        </p>
        <div className="flex flex-wrap justify-end gap-2 max-sm:w-full">
          {actions[status].map(({ label, variant, question, ...change }) => (
            <Button
              key={label}
              variant={variant}
              size="sm"
              pending={
                pending && input?.path === path && input.body === change.body
              }
              aria-label={`${label} ${displayName(user)}`}
              onClick={() => {
                if (question && !confirm(question)) return;
                restoreFocusAfterRemoval();
                submit({ path, ...change });
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </PersonRow>
    );
  };
  return (
    <section
      aria-labelledby={id}
      className="card needs-script overflow-hidden shadow-card max-sm:[&_.truncate]:whitespace-normal"
    >
      <h2 id={id} className="px-4 pt-4 font-serif text-xl">
        {isBanned ? "Banned" : "Requests"}
        {!isBanned && requestsCount > 0 && ` (${requestsCount})`}
      </h2>
      <InfiniteList
        query={query}
        skeletons={<PeopleSkeletons label="Loading requests" />}
        errorMessage="Couldn't load these people. Please try again."
        empty={
          <EmptyState icon="people" title="No requests are waiting">
            You'll be notified when someone asks to join.
          </EmptyState>
        }
      >
        {(requests) => <ul>{requests.map(renderRequest)}</ul>}
      </InfiniteList>
    </section>
  );
}
