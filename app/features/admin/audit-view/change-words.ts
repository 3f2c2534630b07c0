/** One thing that an act of office has changed, as both were. */
export interface Change {
  name: string;
  before: string;
  after: string;
}

/** Out of the two JSON values of a row of the log: what differs, or all there is where there is but one. */
export function changesOf(
  before: string | null,
  after: string | null,
): Change[] {
  const [was, is] = [read(before), read(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .map((name) => ({ name, before: say(was[name]), after: say(is[name]) }))
    .filter((change) => change.before !== change.after);
}

function read(json: string | null): Record<string, unknown> {
  if (json === null) return {};
  try {
    const value: unknown = JSON.parse(json);
    const isRecord =
      typeof value === "object" && value !== null && !Array.isArray(value);
    return isRecord ? { ...value } : { value };
  } catch {
    return { value: json };
  }
}

function say(value: unknown): string {
  if (value === undefined || value === null) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
