import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toProblem } from "~/platform/problem.server";
import { AppError } from "~/shared/errors";

/** An address under /api that nothing answers, whatever the method. */
export function loader({ context: { app } }: LoaderFunctionArgs) {
  return toProblem(new AppError("not_found"), app.requestId);
}

export const action = loader;
