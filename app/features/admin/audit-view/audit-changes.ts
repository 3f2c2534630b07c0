import { formatAuditValue } from "~/features/audit/audit";
import { dateTimeText } from "~/shared/suspension";

const labels: Record<string, string> = {
  adminAccess: "Admin access",
  ban: "Banned",
  createdAt: "Created",
  days: "Days",
  decision: "Decision",
  isOpen: "Open",
  likes: "Likes",
  shares: "Shares",
  type: "Type",
};

export type AuditChange = ReturnType<typeof listChanges>[number];

/** Compares the two JSON objects of a log entry. A field that only one of them has is null in the other. */
export function listChanges(before: string | null, after: string | null) {
  const [old, current] = [parse(before), parse(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])];
  return names
    .map((name) => ({
      name,
      label: labels[name] ?? name,
      before: format(name, old[name]),
      after: format(name, current[name]),
    }))
    .filter((change) => change.before !== change.after);
}

function format(name: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return name === "createdAt" && typeof value === "number"
    ? dateTimeText(new Date(value).toISOString())
    : formatAuditValue(value);
}

const parse = (json: string | null) =>
  JSON.parse(json ?? "{}") as Record<string, unknown>;
