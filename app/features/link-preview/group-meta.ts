import type { Group } from "~/features/groups/group";
import { formatFacts } from "~/features/groups/group-row";
import type { Post } from "~/features/posts/post";
import { toSingleLine } from "~/features/posts/post-summary";
import { imageSrc } from "~/shared/image-src";
import { previewTags } from "~/shared/preview-tags";
import { truncate } from "~/shared/text";
import { weekdays } from "~/shared/time";
import { urls } from "~/shared/urls";
import { describeEvent } from "./post-meta";

type Site = Record<"productName" | "siteUrl", string>;

/** For a group's public page. `events`: the next ones. */
export function groupMeta(group: Group, events: Post[], site: Site) {
  const { slug, name, about, joinPolicy, church } = group;
  const { productName, siteUrl } = site;
  const alternates = [
    { type: "application/atom+xml", href: siteUrl + urls.groupFeed(slug) },
    { type: "text/calendar", href: siteUrl + urls.groupCalendar(slug) },
  ].map((link) => ({
    tagName: "link",
    rel: "alternate",
    title: name,
    ...link,
  }));
  return [
    { title: `${name} · ${productName}` },
    ...previewTags({
      productName,
      title: name,
      description: truncate(toSingleLine(about), 200) || formatFacts(group),
      url: siteUrl + urls.group(slug),
      image: `${siteUrl}/icons/share.png`,
      alt: "People walking with lamps to a chapel at dawn",
      type: "website",
    }),
    ...(joinPolicy === "open" || church ? alternates : []),
    ...(church
      ? [{ "script:ld+json": describeChurch(group, church, events, siteUrl) }]
      : []),
  ];
}

/** A schema.org Church with its weekly services and next events. */
function describeChurch(
  { slug, name, about, imageUrl }: Group,
  { address, website, serviceTimes }: NonNullable<Group["church"]>,
  events: Post[],
  siteUrl: string,
) {
  const url = siteUrl + urls.group(slug);
  const services = serviceTimes.map(({ weekday, time, ...service }) => ({
    ...{ "@type": "Event", name: "Service" },
    ...(service.language && { inLanguage: service.language }),
    eventSchedule: {
      ...{ "@type": "Schedule", repeatFrequency: "P1W" },
      byDay: `https://schema.org/${weekdays[weekday]}`,
      startTime: `${time}:00`,
      scheduleTimezone: service.timeZone,
    },
  }));
  const next = events.flatMap(({ id, eventData }) =>
    eventData
      ? { url: siteUrl + urls.post(id), ...describeEvent(eventData) }
      : [],
  );
  return {
    ...{ "@context": "https://schema.org", "@type": "Church" },
    ...{ "@id": url, url, name, event: [...services, ...next] },
    ...(about && { description: about }),
    ...(imageUrl && { image: siteUrl + imageSrc(imageUrl) }),
    ...(address && { address }),
    ...(website && { sameAs: [website] }),
  };
}
