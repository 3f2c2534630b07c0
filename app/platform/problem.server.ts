import { AppError, failures } from "~/shared/errors";
import type { Problem } from "~/shared/problem";

/** Any thrown thing as RFC 9457. What nobody foresaw is logged under `requestId` and leaks nothing. */
export function toProblem(error: unknown, requestId: string): Response {
  const known =
    error instanceof AppError
      ? error
      : new AppError("unexpected", { cause: error });
  const unexpected = known.status >= 500;
  if (unexpected) {
    console.error(`[${requestId}]`, known.cause ?? known);
  }
  const problem: Problem = {
    type: "about:blank",
    title: failures[known.code].title,
    status: known.status,
    detail: known.message,
    ...(known.issues && { issues: known.issues }),
    ...(unexpected && { id: requestId }),
  };
  const headers = new Headers({
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  });
  if (known.allow) headers.set("allow", known.allow.join(", "));
  if (known.retryAfter) headers.set("retry-after", `${known.retryAfter}`);
  return new Response(JSON.stringify(problem), {
    status: known.status,
    headers,
  });
}
