import { makeZip } from "client-zip";
import { idsOf } from "~/features/users/preference";
import type { AppContext } from "~/platform/context.server";
import { limitWindow } from "~/platform/rate-limit.server";
import { rateLimits } from "~/shared/rate-limit";
import { urls } from "~/shared/urls";
import { readPerson } from "./export-person.server";
import { exportLists } from "./export-lists.server";
import type { ExportList } from "./export-lists.server";
import { readList } from "./export-rows.server";
import type { ExportRow } from "./export-rows.server";
import { jsonArray, readMe, readable } from "./export-text";

type Work = Pick<AppContext, "db" | "env" | "now" | "requestId">;

interface Entry {
  name: string;
  lastModified: number;
  input: string | ReadableStream<Uint8Array> | AsyncIterable<string>;
}

/**
 * Everything that is kept of a person, as a ZIP that is set while it is sent: in memory is a page of
 * rows or a piece of a picture, and the names of the pictures. Bill: two rows a post, one or two of
 * anything else, one R2 read a picture. Counted here, for the export of somebody else is refused before.
 */
export async function exportAccount(
  app: Work,
  { id, username }: { id: string; username: string },
): Promise<Response> {
  await limitWindow(app, app.db, id, rateLimits.exports);
  return new Response(makeZip(entries(app, id)), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${username}-${new Date(app.now).toISOString().slice(0, 10)}.zip"`,
      "cache-control": "no-store",
    },
  });
}

async function* entries(app: Work, userId: string): AsyncGenerator<Entry> {
  try {
    for await (const entry of entriesOf(app, userId)) {
      yield { lastModified: app.now, ...entry };
    }
  } catch (error) {
    // The answer has begun: its reader hears of it by the archive's breaking off.
    console.error(`[${app.requestId}]`, error);
    throw error;
  }
}

async function* entriesOf(
  { db, env, now }: Work,
  userId: string,
): AsyncGenerator<Omit<Entry, "lastModified">> {
  const { profile, about, identities } = await readPerson(db, userId);
  const { preferencesSetAt, preferenceBits, ...rest } = profile ?? {};
  const pictures = new Set<string>();
  notePicture(pictures, rest["profileImageUrl"]);
  yield {
    name: "README.txt",
    input: readMe({
      productName: env.PRODUCT_NAME,
      siteUrl: new URL(env.SITE_URL).origin,
      username: String(rest["username"]),
      now,
    }),
  };
  yield { name: "profile.json", input: json(readable(rest)) };
  yield { name: "about.json", input: json(about && readable(about)) };
  yield {
    name: "preferences.json",
    input: json({
      ...readable({ preferencesSetAt }),
      preferences: idsOf(Number(preferenceBits)),
    }),
  };
  yield { name: "sign-in.json", input: json(identities.map(readable)) };
  for (const name of Object.keys(exportLists) as ExportList[]) {
    const pages = readList(db, userId, name);
    yield { name: `${name}.json`, input: jsonArray(noting(pictures, pages)) };
  }
  for (const key of pictures) {
    const picture = await env.IMAGES.get(key);
    if (picture) yield { name: `images/${key}`, input: picture.body };
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The pictures that rows name, found while they pass. */
async function* noting(
  pictures: Set<string>,
  pages: AsyncIterable<ExportRow[]>,
): AsyncGenerator<ExportRow[]> {
  for await (const rows of pages) {
    for (const { imageUrl, verse } of rows) {
      notePicture(pictures, imageUrl);
      if (typeof verse !== "string") continue;
      const { customization } = JSON.parse(verse) as {
        customization: { customBackgroundUrl?: unknown };
      };
      notePicture(pictures, customization.customBackgroundUrl);
    }
    yield rows;
  }
}

function notePicture(pictures: Set<string>, address: unknown): void {
  if (typeof address !== "string") return;
  const folder = urls.image("");
  if (address.startsWith(folder)) pictures.add(address.slice(folder.length));
}
