import { AppError, sessionEndedMessage } from "~/shared/errors";
import { safeReturnTo } from "~/shared/return-to";
import { urls } from "~/shared/urls";
import { readText } from "./body.server";
import type { AppContext } from "./context.server";
import type { AnyEndpoint, Endpoints } from "./endpoint.server";
import { setFlash } from "./flash.server";
import { renderFormPage, type FormPageProps } from "./form-page.server";
import { requireSameOrigin } from "./origin.server";
import { toAppError } from "./problem.server";
import { getResultHeaders, getResultValue } from "./response.server";
import { contentSecurityPolicy } from "./security-headers.server";
import type * as z from "zod/mini";
import { toJsonSchema } from "./openapi.server";

/** See docs/decisions/0015-forms.md. */
export function isFormPost(table: Endpoints, request: Request): boolean {
  const type = request.headers.get("content-type") ?? "";
  return (
    request.method === "POST" &&
    /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type) &&
    Object.values(table).some(({ form }) => form)
  );
}

/**
 * Handles a form post from our own pages, with the same `callEndpoint` as JSON requests. Success: 303 back to the page,
 * which shows a message. Rejection: the form again with the reason and everything the user typed. Throws for requests
 * that none of our pages sends.
 */
export async function handleFormPost(
  table: Endpoints,
  app: AppContext,
  request: Request,
  callEndpoint: (endpoint: AnyEndpoint, body: unknown) => Promise<unknown>,
  postId: string | undefined,
): Promise<Response> {
  requireSameOrigin(request, app.env);
  const fields = new URLSearchParams(await readText(request));
  const method = fields.get("_method");
  const { endpoint, form } = getFormEndpoint(table, method);
  const body = endpoint.body ? parseFormBody(fields, endpoint.body) : {};
  const returnTo = fields.get("returnTo");
  const back = safeReturnTo(returnTo ?? getRefererPath(request));
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
  if (form.confirm && body.desired !== false && !fields.has("confirmed")) {
    const { values } = page;
    const confirmation = { ...page, values: { ...values, confirmed: true } };
    const { confirm } = form;
    const title = typeof confirm === "string" ? confirm : confirm(body);
    return pageResponse({ ...confirmation, title, submitLabel: "Yes" });
  }
  try {
    const result = await callEndpoint(endpoint, body);
    const message = form.successMessage?.(getResultValue(result));
    const headers = getResultHeaders(result);
    if (message) headers.append("set-cookie", await setFlash(app, message));
    return redirect303(form.scrollToPost ? `${back}#${postId}` : back, headers);
  } catch (error) {
    const appError = toAppError(error, app.requestId);
    const hasInput = Object.keys(form.fields ?? {}).some((name) => body[name]);
    if (appError.code === "unauthorized" && !hasInput)
      return redirectToSignIn(app, back);
    const signedOut = appError.code === "unauthorized";
    const sessionEnded = signedOut && app.sessionId !== null;
    const title = sessionEnded ? sessionEndedMessage : appError.message;
    return pageResponse(
      { ...page, title, submitLabel: "Try again", signedOut },
      appError,
    );
  }
}

function pageResponse(page: FormPageProps, error?: AppError): Response {
  return new Response(renderFormPage(page), {
    status: error?.status ?? 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": contentSecurityPolicy(null),
      "cache-control": "no-store",
      ...(error?.retryAfter && { "retry-after": `${error.retryAfter}` }),
    },
  });
}

/** HTML forms can only POST, so the field `_method` names the real method. */
function getFormEndpoint(table: Endpoints, method: string | null) {
  const allow = Object.entries(table).flatMap(([name, { form }]) =>
    form ? [name] : [],
  );
  const endpoint = Object.entries(table).find(
    ([name]) => name === (method ?? "POST"),
  )?.[1];
  if (!endpoint) throw new AppError("method_not_allowed", { allow });
  if (!endpoint.form) throw new AppError("unsupported_media_type");
  return { endpoint, form: endpoint.form };
}

/** A link on our page `back` failed: redirects there, and the page shows the error. */
export async function redirectWithError(
  app: AppContext,
  error: unknown,
  back: string,
): Promise<Response> {
  const { code, message } = toAppError(error, app.requestId);
  if (code === "unauthorized") return redirectToSignIn(app, back);
  const flash = { title: "Error", description: message, failed: true };
  const headers = new Headers({ "set-cookie": await setFlash(app, flash) });
  return redirect303(back, headers);
}

function redirectToSignIn(
  { sessionId }: AppContext,
  returnTo: string,
): Response {
  const problem = sessionId === null ? "" : "ended";
  return redirect303(urls.auth({ problem, returnTo }));
}

function redirect303(location: string, headers = new Headers()): Response {
  headers.set("location", location);
  return new Response(null, { status: 303, headers });
}

/** The path alone: the origin has been checked already. */
function getRefererPath(request: Request): string | null {
  const referer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

type JsonSchema = ReturnType<typeof toJsonSchema>;

/**
 * Converts a form's fields to the JSON body that the schema describes: booleans (`desired=true`), lists (repeated
 * names) and text with \n line ends. Drops unknown names. No endpoint that accepts forms has nested values.
 */
export function parseFormBody(
  fields: URLSearchParams,
  schema: z.ZodMiniType,
): Record<string, string | boolean | string[]> {
  const types = listPropertyTypes(toJsonSchema(schema, "input"));
  const body = new Map<string, string | boolean | string[]>();
  for (const [name, raw] of fields) {
    const type = types.get(name);
    const text = raw.replaceAll("\r\n", "\n");
    if (type === "array") {
      const list = body.get(name);
      if (Array.isArray(list)) list.push(text);
      else body.set(name, [text]);
    } else if (type === "boolean" && /^(true|false)$/.test(text)) {
      body.set(name, text === "true");
    } else if (types.has(name)) {
      body.set(name, text);
    }
  }
  return Object.fromEntries(body);
}

/** By property name, over all branches of a union. */
function listPropertyTypes(schema: JsonSchema): Map<string, unknown> {
  const types = new Map<string, unknown>();
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    types.set(name, typeof value === "object" ? value.type : undefined);
  }
  for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    for (const [name, type] of listPropertyTypes(branch as JsonSchema)) {
      types.set(name, type);
    }
  }
  return types;
}
