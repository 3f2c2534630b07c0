import { makeZip } from "client-zip";
import { toPreferenceIds } from "~/features/users/preference";
import type { AppContext } from "~/platform/context.server";
import { limitWindow } from "~/platform/rate-limit.server";
import { rateLimits } from "~/shared/rate-limit";
import { addImageKey } from "./external-data.server";
import { exportLists, type ExportList } from "./export-lists.server";
import {
  listExportPages,
  loadExportProfile,
  type ExportRow,
} from "./export-rows.server";
import { jsonArray, buildReadme, toReadable } from "./export-text";

type ExportContext = Pick<AppContext, "db" | "env" | "now" | "requestId">;

interface Entry {
  name: string;
  lastModified: number;
  input: string | ReadableStream<Uint8Array> | AsyncIterable<string>;
}

/**
 * Streams everything stored about a user as a ZIP. Only a page of rows or a chunk of an image, and the image keys, are
 * in memory. Cost: two rows per post, one or two per other entry, one R2 read per image. The rate limit is counted here,
 * after the check that it is the viewer's own account.
 */
export async function exportAccount(
  app: ExportContext,
  { id, username }: { id: string; username: string },
): Promise<Response> {
  await limitWindow(app, app.db, id, rateLimits.exports);
  return new Response(makeZip(createEntries(app, id)), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${username}-${new Date(app.now).toISOString().slice(0, 10)}.zip"`,
      "cache-control": "no-store",
    },
  });
}

async function* createEntries(
  app: ExportContext,
  userId: string,
): AsyncGenerator<Entry> {
  try {
    for await (const entry of listEntries(app, userId)) {
      yield { lastModified: app.now, ...entry };
    }
  } catch (error) {
    // The response has started, so the client only sees a truncated archive.
    console.error(`[${app.requestId}]`, error);
    throw error;
  }
}

async function* listEntries(
  { db, env, now }: ExportContext,
  userId: string,
): AsyncGenerator<Omit<Entry, "lastModified">> {
  const { profile, about, identities } = await loadExportProfile(db, userId);
  const { preferencesSetAt, preferenceBits, ...rest } = profile ?? {};
  const imageKeys = new Set<string>();
  addImageKey(imageKeys, rest["profileImageUrl"]);
  yield {
    name: "README.txt",
    input: buildReadme({
      productName: env.PRODUCT_NAME,
      siteUrl: new URL(env.SITE_URL).origin,
      username: String(rest["username"]),
      now,
    }),
  };
  yield { name: "profile.json", input: toJson(toReadable(rest)) };
  yield { name: "about.json", input: toJson(about && toReadable(about)) };
  yield {
    name: "preferences.json",
    input: toJson({
      ...toReadable({ preferencesSetAt }),
      preferences: toPreferenceIds(Number(preferenceBits)),
    }),
  };
  yield { name: "sign-in.json", input: toJson(identities.map(toReadable)) };
  for (const name of Object.keys(exportLists) as ExportList[]) {
    const pages = listExportPages(db, userId, name);
    yield {
      name: `${name}.json`,
      input: jsonArray(collectImages(imageKeys, pages)),
    };
  }
  for (const key of imageKeys) {
    const image = await env.IMAGES.get(key);
    if (image) yield { name: `images/${key}`, input: image.body };
  }
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Passes the pages through and collects the images they use. */
async function* collectImages(
  imageKeys: Set<string>,
  pages: AsyncIterable<ExportRow[]>,
): AsyncGenerator<ExportRow[]> {
  for await (const rows of pages) {
    for (const { imageUrl, images, verse } of rows) {
      addImageKey(imageKeys, imageUrl);
      for (const { url } of parseImages(images)) addImageKey(imageKeys, url);
      if (typeof verse !== "string") continue;
      const { customization } = JSON.parse(verse) as {
        customization: { customBackgroundUrl?: unknown };
      };
      addImageKey(imageKeys, customization.customBackgroundUrl);
    }
    yield rows;
  }
}

const parseImages = (json: unknown) =>
  typeof json === "string" ? (JSON.parse(json) as { url: string }[]) : [];
