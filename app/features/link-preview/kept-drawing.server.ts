import type { AppContext } from "~/platform/context.server";
import { limitDrawing } from "~/platform/rate-limit.server";

/** A picture at an address of ours, drawn or read where it is wanted. */
export interface Drawn {
  /** Names what it shows. */
  version: string;
  read: () => Promise<BodyInit>;
}

interface Drawing {
  /** Where the data centre's cache has it: an address of ours that changes with the drawing. */
  near: URL;
  /** Where R2 keeps it for good; null for one of too many. */
  key: string | null;
  make: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Names what is drawn from it; 20 hexadecimal digits. */
export async function drawingName(from: string): Promise<string> {
  const bytes = new TextEncoder().encode(from);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.subarray(0, 10), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * A picture that anyone may ask for. Bill: one look into this data centre's cache, and that was all
 * for whoever asks after somebody else; else one read of R2, or the drawing, which is limited.
 */
export async function findDrawing(
  app: AppContext,
  request: Request,
  { near, key, make }: Drawing,
): Promise<BodyInit> {
  const { cache, env, waitUntil } = app;
  const cached = await cache?.match(near);
  if (cached?.body) return cached.body;
  const kept = key === null ? null : await env.IMAGES.get(key);
  const png = kept
    ? new Uint8Array(await kept.arrayBuffer())
    : await limitDrawing(app, request).then(make);
  if (!kept && key !== null) {
    const httpMetadata = { contentType: "image/png" };
    waitUntil(env.IMAGES.put(key, png, { httpMetadata }));
  }
  if (cache) {
    const copy = new Response(png, {
      headers: {
        "content-type": "image/png",
        "cache-control": "max-age=2592000",
      },
    });
    waitUntil(cache.put(near, copy));
  }
  return png;
}
