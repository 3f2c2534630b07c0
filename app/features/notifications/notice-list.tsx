import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Seed } from "~/browser/use-pages";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { InfiniteList } from "~/ui/infinite-list";
import { EmptyState, Loading, Skeleton } from "~/ui/states";
import type { Notice } from "./notice";
import { NoticeRow } from "./notice-row";
import { useNotices, useReading } from "./notices.queries";

/** What happened since, in every state a list can be in. `drawn`: as the server has it. */
export function NoticeList({ drawn }: { drawn: Seed<Notice> | null }) {
  const query = useNotices(drawn);
  const { isNew, hasNewer, showNewer } = useReading(query.items);
  const wanted = useRef(false);
  const newest = query.items?.[0]?.id;
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    // The button has gone; reading begins with the newest.
    document
      .querySelector<HTMLElement>("#notices a")
      ?.focus({ preventScroll: true });
  }, [newest]);
  return (
    <div>
      <div role="status" className="flex justify-center">
        {hasNewer && (
          <Button
            size="sm"
            variant="secondary"
            className="my-2 animate-rise"
            pending={query.isFetching}
            onClick={() => {
              wanted.current = true;
              void showNewer();
            }}
          >
            <Icon name="arrow-right" className="size-4 -rotate-90" />
            Show new
          </Button>
        )}
      </div>
      <InfiniteList
        query={query}
        skeletons={<NoticeSkeletons />}
        failure="Your notifications could not be loaded. Please try again."
        empty={<Nothing />}
      >
        {(notices) => (
          <>
            <ReadForm notices={notices} />
            <ul id="notices" className="card overflow-hidden shadow-card">
              {notices.map((notice) => (
                <NoticeRow
                  key={notice.id}
                  notice={notice}
                  isNew={isNew(notice)}
                />
              ))}
            </ul>
          </>
        )}
      </InfiniteList>
    </div>
  );
}

/** Before there are scripts: with them what is shown is read. */
function ReadForm({ notices }: { notices: Notice[] }) {
  const [newest] = notices;
  if (!newest || notices.every(({ isRead }) => isRead)) return null;
  return (
    <form
      method="post"
      action={urls.api.notifications("/read")}
      className="mb-3 text-right in-data-js:hidden"
    >
      <input type="hidden" name="upTo" value={newest.id} />
      <Button type="submit" variant="secondary" size="sm">
        Mark all as read
      </Button>
    </form>
  );
}

function Nothing() {
  return (
    <EmptyState
      icon="bell"
      title="Nothing yet"
      action={
        <Button asChild variant="secondary">
          <Link to={urls.home}>See what others share</Link>
        </Button>
      }
    >
      When somebody answers you, prays with you, follows you or plans to meet
      you, it will stand here.
    </EmptyState>
  );
}

function NoticeSkeletons() {
  return (
    <Loading
      label="Loading your notifications"
      className="card divide-y divide-line shadow-card"
    >
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className="flex gap-3 px-4 py-3">
          <Skeleton className="size-11 rounded-full!" />
          <div className="flex-1 space-y-2 py-1">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
