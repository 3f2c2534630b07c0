import type { Draft } from "~/browser/drafts";
import { newIdempotencyKey } from "~/browser/idempotency-key";

/** What was last tried to be sent, and under which idempotency key. */
export interface Attempt {
  /** See `contentMark`. */
  content: string;
  key: string;
}

/** Longer strings are pictures. */
const picture = 10_000;

/** Tells one content from another; of a picture it keeps the length and a 32-bit FNV-1a hash. */
export function contentMark(body: object): string {
  return JSON.stringify(body, (_, value: unknown) =>
    typeof value === "string" && value.length > picture
      ? `${value.length}:${hash(value)}`
      : value,
  );
}

/** The attempt to send `body` as: the same as before for the same content, so that it is made once. */
export function attemptAt(body: object, before: Attempt | null): Attempt {
  const content = contentMark(body);
  return before?.content === content
    ? before
    : { content, key: newIdempotencyKey() };
}

/** The key to send `body` under; kept with the draft, so that it is the same after a reload. */
export function keyFor<Value extends { attempt: Attempt | null }>(
  { read, write }: Draft<Value>,
  body: object,
): string {
  const before = read();
  const attempt = attemptAt(body, before.attempt);
  if (attempt !== before.attempt) write({ ...before, attempt });
  return attempt.key;
}

/** By hand: a page that only keeps drafts carries no zod. */
export function asAttempt(value: unknown): Attempt | null {
  const { content, key } = (value ?? {}) as Record<string, unknown>;
  return typeof content === "string" && typeof key === "string"
    ? { content, key }
    : null;
}

function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return sum >>> 0;
}
