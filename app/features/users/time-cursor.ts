/** Of a list by time: `<ms>.<id>` of its last row. Whatever else is the beginning. */
export function readTimeCursor(cursor: string | undefined): [number, string] {
  const match = /^(\d{1,16})\.(.+)$/.exec(cursor ?? "");
  return match
    ? [Number(match[1]), match[2] ?? ""]
    : [Number.MAX_SAFE_INTEGER, "~"];
}
