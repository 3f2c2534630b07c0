import { decodePath } from "~/shared/return-to";
import { urls } from "~/shared/urls";

const apiWildcard = `${urls.api.root}*`;

/** "/post/:postId" → /^\/post\/[^/]+$/i */
const toRegExp = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll(".", "\\.")
      .replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?")
      .replaceAll(/:\w+/g, "[^/]+")
      .replace("*", ".*")}$`,
    "i",
  );

/**
 * Returns a function that finds the pattern of a path's route, such as "/post/:postId", or "/*" or "/api/*" if there's
 * no route or the path is in an unusual spelling. Decodes paths and ignores case, as Remix does. Patterns are logged,
 * because they say nothing about a user.
 */
export function createPatternFinder(patterns: readonly string[]) {
  const known = new Set(patterns);
  const withParams = patterns
    .filter((pattern) => /[:*]/.test(pattern))
    .filter((pattern) => !["/*", apiWildcard].includes(pattern))
    .map((pattern) => ({ pattern, regExp: toRegExp(pattern) }));
  return (path: string): string => {
    // Remix doesn't take an escaped slash for a slash.
    const decoded = decodePath(path.replaceAll(/%2f/gi, "%252f")) ?? path;
    const lowerCase = decoded.toLowerCase();
    if (known.has(lowerCase)) return lowerCase;
    const match = withParams.find(({ regExp }) => regExp.test(decoded));
    if (match) return match.pattern;
    return /^\/api(?:\/|$)/.test(lowerCase) ? apiWildcard : "/*";
  };
}
