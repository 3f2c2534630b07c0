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

interface Site {
  productName: string;
  siteUrl: string;
}

/** For a group's public page. `events`: the next ones. */
export function groupMeta(group: Group, events: Post[], site: Site) {
  const { slug, name, about, joinPolicy, church } = group;
  const { productName, siteUrl } = site;
  const title = `${name} · ${productName}`;
  const file = (type: string, path: string) => ({
    ...{ tagName: "link", rel: "alternate", type, title: name },
    href: `${siteUrl}${path}`,
  });
  return [
    { title },
    ...previewTags({
      productName,
      title: name,
      description: truncate(toSingleLine(about), 200) || formatFacts(group),
      url: `${siteUrl}${urls.group(slug)}`,
      image: `${siteUrl}/icons/share.png`,
      alt: "People walking with lamps to a chapel at dawn",
      type: "website",
    }),
    ...(joinPolicy === "open" || church
      ? [
          file("application/atom+xml", urls.groupFeed(slug)),
          file("text/calendar", urls.groupCalendar(slug)),
        ]
      : []),
    ...(church
      ? [{ "script:ld+json": describeChurch(group, events, site) }]
      : []),
  ];
}

/** A schema.org Church with its weekly services and next events. */
function describeChurch(group: Group, events: Post[], { siteUrl }: Site) {
  const { slug, name, about, imageUrl, church } = group;
  const url = `${siteUrl}${urls.group(slug)}`;
  const services = church?.serviceTimes.map(
    ({ weekday, time, timeZone, language }) => ({
      "@type": "Event",
      name: "Service",
      ...(language && { inLanguage: language }),
      eventSchedule: {
        "@type": "Schedule",
        repeatFrequency: "P1W",
        byDay: `https://schema.org/${weekdays[weekday]}`,
        startTime: `${time}:00`,
        scheduleTimezone: timeZone,
      },
    }),
  );
  return {
    "@context": "https://schema.org",
    "@type": "Church",
    ...{ "@id": url, url, name },
    ...(about && { description: about }),
    ...(imageUrl && { image: `${siteUrl}${imageSrc(imageUrl)}` }),
    ...(church?.address && { address: church.address }),
    ...(church?.website && { sameAs: [church.website] }),
    event: [
      ...(services ?? []),
      ...events.flatMap(({ id, eventData }) =>
        eventData
          ? { url: `${siteUrl}${urls.post(id)}`, ...describeEvent(eventData) }
          : [],
      ),
    ],
  };
}
