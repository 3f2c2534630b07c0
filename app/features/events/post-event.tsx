import { useContext } from "react";
import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { useHydrated } from "~/ui/hydrated";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon";
import { useNow } from "~/ui/now";
import type { EventData } from "~/features/posts/event";
import {
  calendarLeaf,
  dateLabel,
  isPastEvent,
  timeLabel,
  viewerTime,
  zoneLabel,
} from "~/features/posts/event-time";

import { PostPlace } from "~/features/posts/post-place";
import { PostText } from "~/features/posts/post-text";

/** The padding makes its target 24 px high and moves nothing. */
const linkLook = "py-0.5 text-primary underline underline-offset-2";
const outside = {
  target: "_blank",
  rel: "noopener nofollow ugc",
  className: linkLook,
} as const;

interface PostEventProps {
  /** Null where it cannot be added to a calendar. */
  postId: string | null;
  event: EventData;
  /** What it asks of its reader. */
  children?: ReactNode;
}

/** What, when, where, and where to register. */
export function PostEvent({ postId, event, children }: PostEventProps) {
  const past = isPastEvent(event, useNow());
  const leaf = calendarLeaf(event.date);
  return (
    <section className="overflow-clip rounded-control border border-line bg-ground p-4">
      <div className="flex gap-4">
        <p
          aria-hidden="true"
          className="flex h-fit w-14 shrink-0 flex-col overflow-hidden rounded-control border border-line bg-paper text-center"
        >
          <span className="bg-primary text-xs font-semibold text-on-primary">
            {leaf.month}
          </span>
          <span className="py-1 font-serif text-xl">{leaf.day}</span>
        </p>
        <div className="min-w-0 flex-1">
          <h2 className="font-serif text-xl text-ink">{event.title}</h2>
          {past && <Badge>Past Event</Badge>}
          <ul className="mt-2 space-y-1.5 text-sm">
            <When event={event} />
            {event.location !== null && (
              <Line icon="pin">
                <Place location={event.location} />
              </Line>
            )}
            {event.registrationUrl !== null && (
              <Registration url={event.registrationUrl} />
            )}
            {!past && postId !== null && (
              <Line icon="plus">
                <a href={urls.postCalendar(postId)} className={linkLook}>
                  Add to calendar
                </a>
              </Line>
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

/** The organiser's clock first; the viewer's own beside it where it shows another time. */
function When({ event }: { event: EventData }) {
  const hydrated = useHydrated();
  const inDocument = useContext(PostPlace) === "document";
  const own = hydrated ? viewerTime(event) : null;
  return (
    <>
      <Line icon="calendar">
        <time dateTime={event.startsAt}>{dateLabel(event.date)}</time>
      </Line>
      <Line icon="clock">
        {event.time === null ? (
          "All day"
        ) : (
          <>
            {timeLabel(event.time)}, {zoneLabel(event.timeZone)}
            {inDocument ? (
              // Filled by the document's script.
              <span
                hidden
                data-own-time={event.startsAt}
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
      </Line>
    </>
  );
}

/** An address leads to the map; a link is one already; 'Online' is nowhere on a map. */
function Place({ location }: { location: string }) {
  if (/^online\b/i.test(location)) return location;
  const link = webAddress(location);
  return (
    <a href={link?.href ?? mapUrl(location)} {...outside}>
      {link?.host ?? location}
    </a>
  );
}

/** Shows where the link leads before anyone follows it. */
function Registration({ url }: { url: string }) {
  const link = webAddress(url);
  if (!link) return null;
  return (
    <Line icon="link">
      <a href={link.href} {...outside}>
        Register at {link.host}
      </a>
    </Line>
  );
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="event-line">
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

function webAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** decisions.md: the map search link, opened by a click only. */
function mapUrl(location: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
}
