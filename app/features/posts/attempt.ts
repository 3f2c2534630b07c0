import type { Draft } from "~/client/drafts";

/** The last attempt to send something, with its idempotency key. */
export interface Attempt {
  /** See `getContentFingerprint`. */
  content: string;
  key: string;
}

/** The length of the body's JSON, which may contain images, and a 32-bit FNV-1a hash. */
export function getContentFingerprint(body: object): string {
  const json = JSON.stringify(body);
  let hash = 0x811c9dc5;
  for (let at = 0; at < json.length; at += 1) {
    hash = Math.imul(hash ^ json.charCodeAt(at), 0x01000193);
  }
  return `${json.length}:${hash}`;
}

/** Reuses the previous attempt for the same content, so that a retry has no second effect. */
export function getAttempt(body: object, previous: Attempt | null): Attempt {
  const content = getContentFingerprint(body);
  return previous?.content === content
    ? previous
    : { content, key: crypto.randomUUID() };
}

/** Stores the key in the draft, so that it survives a reload. */
export function getIdempotencyKey<Value extends { attempt: Attempt | null }>(
  { read, write }: Draft<Value>,
  body: object,
): string {
  const previous = read();
  const attempt = getAttempt(body, previous.attempt);
  if (attempt !== previous.attempt) write({ ...previous, attempt });
  return attempt.key;
}

/** Parsed by hand, so that pages with drafts don't load zod. */
export function asAttempt(value: unknown): Attempt | null {
  const { content, key } = (value ?? {}) as Record<string, unknown>;
  return typeof content === "string" && typeof key === "string"
    ? { content, key }
    : null;
}
