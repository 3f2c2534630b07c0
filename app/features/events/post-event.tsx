import { useContext, type ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { useHydrated } from "~/ui/use-hydrated";
import { Icon, type IconName } from "~/ui/icon";
import { useNow } from "~/ui/now";
import type { EventData } from "~/features/posts/event";
import {
  getCalendarDay,
  eventDaysLabel,
  eventHoursLabel,
  isPastEvent,
  getViewerTimeLabel,
} from "~/features/posts/event-time";

import { zoneLabel } from "~/shared/zone-label";
import { PostDisplayContext } from "~/features/posts/post-display-context";
import { PostText } from "~/features/posts/post-text";

/** The padding makes the target 24 px high (WCAG 2.5.8). */
const linkClassName = "py-0.5 text-primary underline underline-offset-2";
const externalLinkProps = {
  target: "_blank",
  rel: "noopener nofollow ugc",
  className: linkClassName,
} as const;

interface PostEventProps {
  /** Null in previews, without a calendar link. */
  postId: string | null;
  event: EventData;
  children?: ReactNode;
}

export function PostEvent({ postId, event, children }: PostEventProps) {
  const past = isPastEvent(event, useNow());
  const calendarDay = getCalendarDay(event.date);
  const registration = parseWebUrl(event.registrationUrl ?? "");
  return (
    <section className="overflow-clip rounded-control border border-line bg-background p-4">
      <div className="flex gap-4">
        <p
          aria-hidden="true"
          className="flex h-fit w-14 shrink-0 flex-col overflow-hidden rounded-control border border-line bg-paper text-center"
        >
          <span className="bg-primary text-xs font-semibold text-on-primary">
            {calendarDay.month}
          </span>
          <span className="py-1 font-serif text-xl">{calendarDay.day}</span>
        </p>
        <div className="min-w-0 flex-1">
          <h2 className="font-serif text-xl text-ink">{event.title}</h2>
          {past && <Badge>Past Event</Badge>}
          <ul className="mt-2 space-y-1.5 text-sm">
            <EventTime event={event} />
            {event.location !== null && (
              <EventLine icon="pin">
                <EventLocation location={event.location} />
              </EventLine>
            )}
            {/* The host shows where the link leads. */}
            {registration && (
              <EventLine icon="link">
                <a href={registration.href} {...externalLinkProps}>
                  Register at {registration.host}
                </a>
              </EventLine>
            )}
            {!past && postId !== null && (
              <EventLine icon="plus">
                <a href={urls.postCalendar(postId)} className={linkClassName}>
                  Add to calendar
                </a>
              </EventLine>
            )}
          </ul>
        </div>
      </div>
      {event.description !== null && (
        <PostText text={event.description} className="mt-3" />
      )}
      {children}
    </section>
  );
}

/** The organiser's local time, then the viewer's if it differs. */
function EventTime({ event }: { event: EventData }) {
  const hydrated = useHydrated();
  const inDocument = useContext(PostDisplayContext) === "document";
  const own = hydrated ? getViewerTimeLabel(event) : null;
  return (
    <>
      <EventLine icon="calendar">
        <time dateTime={event.startsAt}>{eventDaysLabel(event)}</time>
      </EventLine>
      <EventLine icon="clock">
        {event.time === null ? (
          "All day"
        ) : (
          <>
            {eventHoursLabel(event.time, event.endTime)},{" "}
            {zoneLabel(event.timeZone)}
            {inDocument ? (
              // Filled in by the document's script.
              <span
                hidden
                data-local-time={event.startsAt}
                data-date={event.date}
                data-clock={event.time.slice(0, 5)}
                className="block text-ink-soft"
              />
            ) : (
              own !== null && (
                <span className="block text-ink-soft">Your time: {own}</span>
              )
            )}
          </>
        )}
      </EventLine>
    </>
  );
}

/** Links an address to a map search, and a URL to itself. 'Online' isn't linked. */
function EventLocation({ location }: { location: string }) {
  if (/^online\b/i.test(location)) return location;
  const link = parseWebUrl(location);
  return (
    <a href={link?.href ?? urls.mapSearch(location)} {...externalLinkProps}>
      {link?.host ?? location}
    </a>
  );
}

function EventLine({
  icon,
  children,
}: {
  icon: IconName;
  children: ReactNode;
}) {
  return (
    <li className="event-line">
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

function parseWebUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
