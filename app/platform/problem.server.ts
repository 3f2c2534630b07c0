import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { AppError, failures } from "~/shared/errors";
import type { Problem } from "~/shared/problem";

/** Logs unexpected errors under `requestId` and hides their details. */
export function toAppError(error: unknown, requestId: string): AppError {
  const known =
    error instanceof AppError
      ? error
      : new AppError("unexpected", { cause: error });
  if (known.status >= 500) {
    console.error(`[${requestId}]`, known.cause ?? known);
  }
  return known;
}

/** RFC 9457 problem details. */
export function toProblem(error: unknown, requestId: string): Response {
  const known = toAppError(error, requestId);
  const unexpected = known.status >= 500;
  const problem: Problem = {
    type: "about:blank",
    title: failures[known.code].title,
    status: known.status,
    detail: known.message,
    ...(known.issues && { issues: known.issues }),
    ...(known.suggestions && { suggestions: known.suggestions }),
    ...(unexpected && { id: requestId }),
  };
  const headers = new Headers({
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  });
  if (known.allow) headers.set("allow", known.allow.join(", "));
  if (known.retryAfter) headers.set("retry-after", `${known.retryAfter}`);
  return Response.json(problem, { status: known.status, headers });
}

type Args = Pick<LoaderFunctionArgs, "context" | "params" | "request">;

/** Wraps the loader or action of a resource route, which isn't a page: an error becomes a problem document. */
export function resource(load: (args: Args) => Promise<Response> | Response) {
  return async (args: Args): Promise<Response> => {
    try {
      return await load(args);
    } catch (error) {
      return toProblem(error, args.context.app.requestId);
    }
  };
}
