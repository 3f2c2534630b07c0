export interface Change {
  name: string;
  before: string;
  after: string;
}

/** Compares the two JSON values of a log entry. If only one exists, lists all of its fields. */
export function listChanges(
  before: string | null,
  after: string | null,
): Change[] {
  const [old, current] = [parseRecord(before), parseRecord(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])];
  return names
    .map((name) => ({
      name,
      before: formatValue(old[name]),
      after: formatValue(current[name]),
    }))
    .filter((change) => change.before !== change.after);
}

function parseRecord(json: string | null): Record<string, unknown> {
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

function formatValue(value: unknown): string {
  if (value === undefined || value === null) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
