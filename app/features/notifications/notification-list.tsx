import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { InitialPage } from "~/client/use-pages";
import { PeopleSkeletons } from "~/features/users/people-skeletons";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { InfiniteList } from "~/ui/infinite-list";
import { EmptyState } from "~/ui/states";
import type { AppNotification } from "./notification";
import { NotificationRow } from "./notification-row";
import { useNotifications, useMarkAsRead } from "./notifications.queries";

export function NotificationList({
  initialPage,
}: {
  initialPage: InitialPage<AppNotification> | null;
}) {
  const query = useNotifications(initialPage);
  const { isNew, hasNewer, showNewer } = useMarkAsRead(query.items);
  const shouldFocusNewest = useRef(false);
  const newest = query.items?.[0]?.id;
  useEffect(() => {
    if (!shouldFocusNewest.current) return;
    shouldFocusNewest.current = false;
    // The pressed button is gone, so move the focus to the newest notification.
    document
      .querySelector<HTMLElement>("#notifications a")
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
              shouldFocusNewest.current = true;
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
        skeletons={<PeopleSkeletons label="Loading your notifications" />}
        errorMessage="Couldn't load your notifications. Please try again."
        empty={
          <EmptyState
            icon="bell"
            title="Nothing yet"
            action={
              <Button asChild variant="secondary">
                <Link to={urls.home}>See what others share</Link>
              </Button>
            }
          >
            When someone replies to you, likes your post, follows you or joins
            your event, you'll see it here.
          </EmptyState>
        }
      >
        {(notifications) => (
          <ul id="notifications" className="card overflow-hidden shadow-card">
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                isNew={isNew(notification)}
              />
            ))}
          </ul>
        )}
      </InfiniteList>
    </div>
  );
}
