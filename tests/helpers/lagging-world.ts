import { sql } from "~/db/sql";
import { newId } from "~/shared/id";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { expectOk } from "./expect-ok";
import { dataString } from "./images/parts";
import { png } from "./images/png";
import { lagMs } from "./lagging-database";
import { startLaggingSite } from "./lagging-site";
import { newSubscription } from "./push-calls";
import { newPeople, type SignedIn } from "./seeds";
import { createSiteBatch } from "./site-batch";

const about = {
  faithJourney: "From Moab",
  prayerIntentions: "",
  audiences: {
    faithJourney: "everyone",
    favouriteVerses: "me",
    prayerIntentions: "me",
  },
};

/** A post of each kind that others react to, and a church. */
const naomisThings = {
  naomiPost: [urls.api.posts(), { type: "text", content: "Mara" }],
  naomiPrayer: [urls.api.posts(), { type: "prayer", content: "For a son" }],
  event: [
    urls.api.posts(),
    {
      type: "event",
      content: "",
      eventData: { title: "Harvest", date: "2099-12-24", timeZone: "UTC" },
    },
  ],
  church: [
    urls.api.groups(),
    {
      name: "Bethlehem",
      slug: "bethlehem",
      kind: "church",
      joinPolicy: "open",
    },
  ],
} as const;

/** What identifies the new thing in the answer to the call that made it. */
export function getAnswerId(answer: Record<string, unknown>): string {
  const { slug, id, ticketId, url } = answer;
  return String(slug ?? id ?? ticketId ?? url);
}

/** A lagging site with the people of own-writes.ts. The replica has all of it. */
export async function startLaggingWorld() {
  const site = await startLaggingSite();
  const batch = createSiteBatch(site);
  const [ruth, naomi, boaz, admin] = (await newPeople(4, {
    url: site.url,
    batch,
  })) as [SignedIn, SignedIn, SignedIn, SignedIn];
  const video = newId();
  const later = Date.now() + 600_000;
  await batch([
    sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = 1, email = 'owner@example.org' WHERE id = ${admin.id}`,
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt)
        VALUES ('tablet', ${ruth.id}, 1, ${later}), ('phone', ${ruth.id}, 1, ${later})`,
    sql`INSERT INTO posts (id, userId, type, content, videoUrl, videoTitle, createdAt)
        VALUES (${video}, ${naomi.id}, 'video', 'Listen', 'https://youtu.be/dQw4w9WgXcQ', 'Listen', 1)`,
  ]);
  const people: Record<string, SignedIn> = { ruth, naomi, boaz, admin };
  const values: Record<string, string> = {
    ...{ ruth: ruth.id, naomi: naomi.id, boaz: boaz.id, video },
    naomiHandle: naomi.username,
    today: utcDate(Date.now()),
    later: `${later}`,
    png: dataString(png(2, 2)),
    device: JSON.stringify(newSubscription()),
    about: JSON.stringify(about),
  };
  for (const [name, [path, body]] of Object.entries(naomisThings)) {
    values[name] = getAnswerId(await expectOk(naomi.client.post(path, body)));
  }
  site.database.advance(lagMs);
  return { site, people, values };
}
