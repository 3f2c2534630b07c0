import { fieldError } from "~/shared/errors";

/** Parses the cursor of a list sorted by time: `<ms>.<id>` of the last row. Throws `invalid` for anything else. */
export function parseTimeCursor(cursor: string | undefined): [number, string] {
  if (cursor === undefined) return [Number.MAX_SAFE_INTEGER, "~"];
  const match = /^(\d{1,16})\.(.+)$/.exec(cursor);
  if (match) return [Number(match[1]), match[2] ?? ""];
  throw fieldError("cursor", "The cursor cannot be read.");
}
