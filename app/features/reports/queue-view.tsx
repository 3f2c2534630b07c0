import { queueHref, queueUrl } from "./queue-url";
import { usePages } from "~/client/use-pages";
import type { Page } from "~/shared/page";
import { InfiniteList } from "~/ui/infinite-list";
import { LinkTabs } from "~/ui/link-tabs";
import { EmptyState, Loading, Skeleton } from "~/ui/states";
import type { QueueQuery, Ticket } from "./queue";
import { queueKeys } from "./report-keys";
import { QueueRow } from "./queue-row";

const tabs = [
  { slug: "open", label: "Waiting", to: queueHref() },
  {
    slug: "decided",
    label: "Decided",
    to: queueHref({ status: "decided" }),
  },
];

const empty = {
  open: "Nothing to review. Thank you for looking after people.",
  decided: "Nothing has been decided yet.",
};

interface QueueProps {
  status: QueueQuery["status"];
  initialPage: Page<Ticket>;
  initialDataUpdatedAt: number;
}

export function Queue({
  status,
  initialPage,
  initialDataUpdatedAt,
}: QueueProps) {
  const query = usePages({
    queryKey: queueKeys.list(status),
    buildUrl: ({ cursor }) => queueUrl("", { status, cursor }),
    read: (value) => value as Ticket,
    initialPage: { page: initialPage, at: initialDataUpdatedAt },
    staleTime: 0,
  });
  return (
    <LinkTabs label="Reports" name="reports" tabs={tabs} current={status}>
      <InfiniteList
        query={query}
        skeletons={
          <Loading label="Loading reports" className="mt-4 space-y-3">
            <Skeleton className="h-32" />
            <Skeleton className="h-32" />
          </Loading>
        }
        errorMessage="Failed to load reports. Please try again."
        empty={<EmptyState icon="heart" title={empty[status]} />}
      >
        {(tickets) => (
          <ul className="mt-4 space-y-3">
            {tickets.map((ticket) => (
              <QueueRow key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </LinkTabs>
  );
}
