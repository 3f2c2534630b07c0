import { ApiError } from "~/client/api-client";

/** The error message for a form field: the server's, if it has one. */
export function getFailureMessage(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : null;
  if (!problem || problem.status >= 500) {
    return "Something went wrong. Nothing has changed. Please try again.";
  }
  return problem.issues?.[0]?.message ?? problem.detail ?? problem.title;
}
