import * as z from "zod/mini";
import { stored } from "~/browser/storage";
import type { EventFields } from "./event-form";

const schema = z.object({
  title: z.string(),
  date: z.string(),
  time: z.string(),
  allDay: z.boolean(),
  timeZone: z.string(),
  description: z.string(),
  location: z.string(),
  registrationUrl: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
});

const words = (key: string) =>
  stored<z.infer<typeof schema> | null>(key, schema, null);
/** An entry of its own, so that it is not written anew with every letter. */
const pictures = (key: string) => stored(`${key}:picture`, z.string(), "");

/** What was last typed under this key, or null. */
export function readEventDraft(key: string): EventFields | null {
  const kept = words(key).read();
  return kept && { ...kept, picture: pictures(key).read() };
}

/** Keeps what is typed. A picture too large for the browser's storage is not kept over a reload. */
export function writeEventDraft(
  key: string,
  { picture, ...fields }: EventFields,
  pictureChanged: boolean,
): void {
  words(key).write(fields);
  if (!pictureChanged) return;
  if (picture === "" || !pictures(key).write(picture)) pictures(key).clear();
}

export function forgetEventDraft(key: string): void {
  words(key).clear();
  pictures(key).clear();
}
