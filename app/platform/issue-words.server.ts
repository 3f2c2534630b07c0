import type * as z from "zod/mini";

type Issue = z.core.$ZodRawIssue;

/**
 * What broke a rule, as one plain sentence that names the value and says what it must be: for every
 * schema that brings no words of its own.
 */
export function issueWords(issue: Issue): string {
  const name = nameOf(issue.path ?? []);
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return `Please give ${name}.`;
      return `${capital(name)} must be ${kindOf(issue.expected)}.`;
    case "invalid_value":
      return `${capital(name)} must be ${oneOf(issue.values)}.`;
    case "invalid_union":
      return Array.isArray(issue.options)
        ? `${capital(name)} must be ${oneOf(issue.options)}.`
        : `${capital(name)} cannot be read.`;
    case "too_small":
      return `${capital(name)} ${bound(issue.origin, "at least", issue.minimum)}.`;
    case "too_big":
      return `${capital(name)} ${bound(issue.origin, "at most", issue.maximum)}.`;
    case "invalid_format":
      return `${capital(name)} ${shapes.get(issue.format) ?? "cannot be read"}.`;
    default:
      return `${capital(name)} cannot be read.`;
  }
}

/** ["eventData", "imageUrl"] is "the image URL", and ["preferences", 0] "each of the preferences". */
function nameOf(path: readonly PropertyKey[]): string {
  const key = path.findLast((part) => typeof part === "string");
  if (key === undefined) return "the content of the request";
  const words = key
    .replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase()
    .replaceAll(/\burl\b/g, "URL");
  return typeof path.at(-1) === "number"
    ? `each of the ${words}`
    : `the ${words}`;
}

const capital = (words: string) =>
  words.slice(0, 1).toUpperCase() + words.slice(1);

const kinds = new Map([
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

const kindOf = (type: string) => kinds.get(type) ?? "something else";

function oneOf(values: readonly unknown[]): string {
  const quoted = values.map((value) => `"${String(value)}"`);
  const last = quoted.at(-1) ?? "";
  return quoted.length > 1
    ? `${quoted.slice(0, -1).join(", ")} or ${last}`
    : last;
}

function bound(
  origin: string,
  limit: "at least" | "at most",
  size: number | bigint,
): string {
  const plural = size === 1 ? "" : "s";
  if (origin === "string") {
    return `must have ${limit} ${size} character${plural}`;
  }
  if (origin === "array") {
    return `must hold ${limit} ${size} thing${plural}`;
  }
  // Beyond what a number can count exactly; its own bound would be sixteen digits.
  if (origin === "int") return "cannot be read";
  return `must be ${limit} ${size}`;
}

const shapes = new Map([
  ["date", "must look like 2026-12-24"],
  ["url", "must be a web address"],
  ["email", "must be an e-mail address"],
]);
