import { AppError } from "~/shared/errors";

/** Of a list by time: `<ms>.<id>` of its last row; `invalid` for whatever else is given. */
export function readTimeCursor(cursor: string | undefined): [number, string] {
  if (cursor === undefined) return [Number.MAX_SAFE_INTEGER, "~"];
  const match = /^(\d{1,16})\.(.+)$/.exec(cursor);
  if (match) return [Number(match[1]), match[2] ?? ""];
  const message = "The cursor cannot be read.";
  throw new AppError("invalid", {
    detail: message,
    issues: [{ path: "cursor", message }],
  });
}
