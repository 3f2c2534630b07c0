import { ApiError } from "~/browser/api-client";

/** What to say by a field of a call that failed: the server's own sentence, where it has one. */
export function failureWords(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : null;
  if (!problem || problem.status >= 500) {
    return "This did not arrive. Nothing has changed; please try again.";
  }
  return problem.issues?.[0]?.message ?? problem.detail ?? problem.title;
}
