import { problemSchema } from "~/shared/problem";
import {
  findSchemaError,
  parseBody,
  type Call,
  type OpenApi,
} from "../openapi";
import type { RawRequest, RawResponse } from "../raw-request";
import { siteUrl } from "../site";

/** Zod's own messages, which are written for programmers. */
const zodMessages =
  /Invalid (input|option|string|discriminator)|Too (small|big):|expected \w+, received|must match pattern|>=|<=/;

/** Internals of the server in a response of the API. */
const internals = /SQLITE|D1_ERROR|\bat \S+ \(/;
/** A page's own text may contain the last one. */
const pageInternals = /SQLITE|D1_ERROR|\n {4}at /;

/** Describes what is wrong with a response; null if nothing is. */
export function findFault(
  document: OpenApi,
  { call, path }: RawRequest & { call: Call | null },
  { status, headers, text }: RawResponse,
): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (headers["x-content-type-options"] !== "nosniff") return "no nosniff";
  // Dot segments can lead from an API path to a page.
  const { pathname } = new URL(path, siteUrl);
  const isApi = pathname.startsWith("/api/");
  const type = String(headers["content-type"]);
  if ((isApi && !type.includes("html") ? internals : pageInternals).test(text))
    return `leaks: ${text}`;
  if (status >= 400 && isApi && !isFormPage(call, type)) {
    if (type !== "application/problem+json") return `${status} as ${type}`;
    if (text === "") return null;
    const problem = problemSchema.safeParse(JSON.parse(text));
    if (problem.data?.status !== status) return `${status} says ${text}`;
    const { detail = "", issues = [] } = problem.data;
    const messages = [detail, ...issues.map(({ message }) => message)];
    if (messages.some((message) => zodMessages.test(message)))
      return `says ${text}`;
  }
  // A malformed URL never reaches its operation.
  if (!call || status === 400 || !isApi) return null;
  if (!matchesTemplate(call.path, pathname)) return null;
  return findSchemaError(
    document,
    call.operation,
    status,
    parseBody(type, text),
  );
}

/** A rejected form is shown again. */
const isFormPage = (call: Call | null, type: string) =>
  call === null && type.startsWith("text/html");

function matchesTemplate(template: string, pathname: string): boolean {
  const pattern = template.replaceAll(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(pathname);
}
