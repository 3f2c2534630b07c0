import { AppError, sessionEndedWords } from "~/shared/errors";
import { safeReturnTo } from "~/shared/return-to";
import { urls } from "~/shared/urls";
import { readText } from "./body.server";
import type { AppContext } from "./context.server";
import type { AnyEndpoint, Endpoints } from "./endpoint.server";
import { keepFlash } from "./flash.server";
import { formBody } from "./form-body.server";
import { formPage } from "./form-page.server";
import type { FormPageProps } from "./form-page.server";
import { requireSameOrigin } from "./origin.server";
import { knownFailure } from "./problem.server";
import { headersOf, valueOf } from "./reply.server";
import { contentSecurityPolicy } from "./security-headers.server";

/** Whether a page posts a form to a leaf of which a method takes forms (docs/decisions/0015-forms.md). */
export function isFormPost(table: Endpoints, request: Request): boolean {
  const type = request.headers.get("content-type") ?? "";
  return (
    request.method === "POST" &&
    /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type) &&
    Object.values(table).some(({ form }) => form !== null)
  );
}

/**
 * Answers a form post of our own pages. `act` does what it does for JSON. Done: 303 to where it came
 * from, and the next page says so. Refused: a page with the reason and all that was typed. What no
 * page of ours sends is thrown.
 */
export async function answerForm(
  table: Endpoints,
  app: AppContext,
  request: Request,
  act: (endpoint: AnyEndpoint, body: unknown) => Promise<unknown>,
  postId: string | undefined,
): Promise<Response> {
  requireSameOrigin(request, app.env);
  const fields = new URLSearchParams(await readText(request));
  const method = fields.get("_method");
  const { endpoint, form } = formEndpoint(table, method);
  const body = formBody(fields, endpoint.body);
  const given = fields.get("returnTo");
  const back = safeReturnTo(given ?? refererOf(request));
  const page = {
    action: new URL(request.url).pathname,
    labels: form.fields ?? {},
    values: {
      ...body,
      ...(method !== null && { _method: method }),
      returnTo: back,
    },
    back,
    productName: app.env.PRODUCT_NAME,
  };
  if (form.asks && body.desired !== false && !fields.has("sure")) {
    const { values } = page;
    const sure = { ...page, values: { ...values, sure: true } };
    const { asks } = form;
    const title = typeof asks === "string" ? asks : asks(body);
    return toPage({ ...sure, title, send: "Yes" });
  }
  try {
    const result = await act(endpoint, endpoint.hasBody ? body : undefined);
    const message = form.done?.(valueOf(result));
    const headers = headersOf(result);
    headers.set("location", form.atPost ? `${back}#${postId}` : back);
    if (message) {
      headers.append("set-cookie", await keepFlash(app, message));
    }
    return new Response(null, { status: 303, headers });
  } catch (error) {
    const failure = knownFailure(error, app.requestId);
    const typed = Object.keys(form.fields ?? {}).some((name) => body[name]);
    if (failure.code === "unauthorized" && !typed) return seeSignIn(app, back);
    const signedOut = failure.code === "unauthorized";
    const ended = signedOut && app.sessionId !== null;
    const title = ended ? sessionEndedWords : failure.message;
    return toPage({ ...page, title, send: "Send again", signedOut }, failure);
  }
}

function toPage(
  page: FormPageProps,
  {
    status,
    retryAfter,
  }: { status?: number; retryAfter?: number | undefined } = {},
): Response {
  return new Response(formPage(page), {
    status: status ?? 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": contentSecurityPolicy(null),
      "cache-control": "no-store",
      ...(retryAfter && { "retry-after": `${retryAfter}` }),
    },
  });
}

/** HTML forms know POST alone; a field says what else is meant. */
function formEndpoint(table: Endpoints, method: string | null) {
  const allow = Object.entries(table).flatMap(([name, { form }]) =>
    form ? [name] : [],
  );
  const wanted = method ?? "POST";
  const endpoint = Object.entries(table).find(([name]) => name === wanted)?.[1];
  if (!endpoint) throw new AppError("method_not_allowed", { allow });
  if (!endpoint.form) throw new AppError("unsupported_media_type");
  return { endpoint, form: endpoint.form };
}

/** A link of our own page `back` was refused: that page says why, in place of a file or of JSON. */
export async function refuseLink(
  app: AppContext,
  error: unknown,
  back: string,
): Promise<Response> {
  const { code, message } = knownFailure(error, app.requestId);
  if (code === "unauthorized") return seeSignIn(app, back);
  const said = { title: "Error", description: message, failed: true };
  return seeOther(back, ["set-cookie", await keepFlash(app, said)]);
}

function seeSignIn({ sessionId }: AppContext, returnTo: string): Response {
  const problem = sessionId === null ? "" : "ended";
  return seeOther(urls.auth({ problem, returnTo }));
}

function seeOther(location: string, ...more: [string, string][]): Response {
  return new Response(null, {
    status: 303,
    headers: [["location", location], ...more],
  });
}

/** The page that it was sent from, as a path: one of ours, for the origin is. */
function refererOf(request: Request): string | null {
  const referer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
