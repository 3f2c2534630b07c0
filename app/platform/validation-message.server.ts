import type * as z from "zod/mini";

type Issue = z.core.$ZodRawIssue;

/** The message for schemas without one of their own: a sentence that names the field and what it must be. */
export function validationMessage(issue: Issue): string {
  const name = formatFieldName(issue.path ?? []);
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return `Please provide ${name}.`;
      return `${capitalize(name)} must be ${typeNames.get(issue.expected) ?? "something else"}.`;
    case "invalid_value":
      return `${capitalize(name)} must be ${formatOptions(issue.values)}.`;
    case "invalid_union":
      return Array.isArray(issue.options)
        ? `${capitalize(name)} must be ${formatOptions(issue.options)}.`
        : `${capitalize(name)} is invalid.`;
    case "too_small":
      return `${capitalize(name)} ${formatBound(issue.origin, "at least", issue.minimum)}.`;
    case "too_big":
      return `${capitalize(name)} ${formatBound(issue.origin, "at most", issue.maximum)}.`;
    case "invalid_format":
      return `${capitalize(name)} ${formatRules.get(issue.format) ?? "is invalid"}.`;
    default:
      return `${capitalize(name)} is invalid.`;
  }
}

/** ["eventData", "imageUrl"] → "the image URL", ["preferences", 0] → "each of the preferences". */
function formatFieldName(path: readonly PropertyKey[]): string {
  const key = path.findLast((part) => typeof part === "string");
  if (key === undefined) return "the content of the request";
  const label = key
    .replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase()
    .replaceAll(/\burl\b/g, "URL");
  return typeof path.at(-1) === "number"
    ? `each of the ${label}`
    : `the ${label}`;
}

const capitalize = (text: string) =>
  text.slice(0, 1).toUpperCase() + text.slice(1);

const typeNames = new Map([
  ["string", "text"],
  ["number", "a number"],
  ["int", "a whole number"],
  ["boolean", "true or false"],
  ["array", "a list"],
  ["tuple", "a list"],
  ["object", "an object with named values"],
  ["record", "an object with named values"],
  ["null", "empty"],
]);

function formatOptions(values: readonly unknown[]): string {
  const quoted = values.map((value) => `"${String(value)}"`);
  const last = quoted.at(-1) ?? "";
  return quoted.length > 1
    ? `${quoted.slice(0, -1).join(", ")} or ${last}`
    : last;
}

function formatBound(
  origin: string,
  limit: "at least" | "at most",
  size: number | bigint,
): string {
  const unit = { string: "character", array: "item" }[origin];
  if (unit) return `must have ${limit} ${size} ${unit}${size === 1 ? "" : "s"}`;
  // Outside the safe integers: the bound would be a 16-digit number.
  if (origin === "int") return "is invalid";
  return `must be ${limit} ${size}`;
}

const formatRules = new Map([
  ["date", "must look like 2026-12-24"],
  ["url", "must be a web address"],
  ["email", "must be an e-mail address"],
]);
