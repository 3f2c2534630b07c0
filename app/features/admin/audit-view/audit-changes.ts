/** Compares the two JSON objects of a log entry. If only one exists, lists all of its fields. */
export function listChanges(before: string | null, after: string | null) {
  const [old, current] = [parse(before), parse(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])];
  return names
    .map((name) => ({
      name,
      before: formatValue(old[name]),
      after: formatValue(current[name]),
    }))
    .filter((change) => change.before !== change.after);
}

function formatValue(value: unknown): string {
  if (value === undefined || value === null) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}

const parse = (json: string | null) =>
  JSON.parse(json ?? "{}") as Record<string, unknown>;
