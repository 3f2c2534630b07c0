import type { Params } from "@remix-run/react";
import * as z from "zod/mini";
import { AppError } from "~/shared/errors";
import { suspensionMessage } from "~/shared/suspension";
import { maxBodyBytes, parseInput, readJson } from "./body.server";
import type { AppContext } from "./context.server";
import {
  endpoints,
  resolveEndpoints,
  type AnyEndpoint,
  type Auth,
  type Declaration,
  type Endpoints,
  type EndpointTable,
  type Method,
  type Schema,
} from "./endpoint.server";
import { handleFormPost, isFormPost, redirectWithError } from "./form.server";
import { requireSameOrigin } from "./origin.server";
import { resource } from "./problem.server";
import { limitApiCalls } from "./rate-limit.server";
import { toResponse } from "./response.server";

/**
 * The loader and action of a JSON API route. Each method is a declaration (see `endpoint`), which the OpenAPI document
 * uses too. All checks around the handler happen here, in this order:
 *
 *   405 method → 403 same origin → 401 sign-in → 403 suspended → 429 rate limits → 413 size, 415 type, 400 syntax → 422 validation
 */
export function api(table: EndpointTable) {
  const handle = resource(({ context, params, request }) =>
    handleRequest(table, context.app, params, request),
  );
  return Object.assign(handle, { [endpoints]: table });
}

/** Declares one method of an API route. The types of `handle` follow from the schemas. */
export function endpoint<
  P extends Schema = z.ZodMiniUndefined,
  Q extends Schema = z.ZodMiniUndefined,
  B extends Schema = z.ZodMiniUndefined,
  R extends Schema = z.ZodMiniVoid,
  A extends Auth = "user",
  AuthInSql extends boolean = false,
>(declaration: Declaration<P, Q, B, R, A, AuthInSql>): AnyEndpoint {
  const hasResponse = declaration.response ?? declaration.list;
  const defaults = {
    auth: "user",
    status: hasResponse ? 200 : 204,
    cache: "no-store",
  } satisfies Partial<AnyEndpoint>;
  // The cast is safe: `api` parses each part of the input with its schema.
  return { ...defaults, ...declaration } as unknown as AnyEndpoint;
}

/** Path parameters that are plain text. */
export function pathParams<Name extends string>(...names: Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, z.string()]));
  return z.object(shape as Record<Name, z.ZodMiniString>);
}

/** The 405 for API routes that redirect instead of returning JSON. */
export const methodNotAllowed = (allow: string[]) =>
  resource(() => {
    throw new AppError("method_not_allowed", { allow });
  });

async function handleRequest(
  table: EndpointTable,
  app: AppContext,
  params: Params,
  request: Request,
): Promise<Response> {
  const methods = resolveEndpoints(table, () => getRoutePath(request));
  if (isFormPost(methods, request)) {
    return handleFormPost(
      methods,
      app,
      request,
      (endpoint, body) =>
        callEndpoint(endpoint, app, params, request, () => body),
      params["postId"],
    );
  }
  const endpoint = getEndpoint(methods, request.method);
  if (!["GET", "HEAD"].includes(request.method)) {
    requireSameOrigin(request, app.env);
  }
  try {
    const result = await callEndpoint(endpoint, app, params, request, () =>
      readJson(request, maxBodyBytes[endpoint.acceptsImage ? "image" : "text"]),
    );
    return toResponse(endpoint, result, request);
  } catch (error) {
    const isNavigation = request.headers.get("sec-fetch-dest") === "document";
    if (!isNavigation || endpoint.redirectErrorsTo === undefined) throw error;
    return redirectWithError(app, error, endpoint.redirectErrorsTo);
  }
}

/** As Remix matches routes: decoded, without regard to case and trailing slashes. */
function getRoutePath(request: Request): string {
  return decodeURIComponent(new URL(request.url).pathname)
    .toLowerCase()
    .replace(/\/+$/, "");
}

async function callEndpoint(
  endpoint: AnyEndpoint,
  app: AppContext,
  params: Params,
  request: Request,
  readBody: () => unknown,
): Promise<unknown> {
  // With `authInSql`, `requireSession` below is batched with the handler's own queries.
  if (endpoint.auth === "user" && app.sessionId === null) {
    throw new AppError("unauthorized");
  }
  const viewer =
    endpoint.auth === "user" && !endpoint.authInSql
      ? await app.requireUser()
      : null;
  const access = requiredAccess(endpoint, request);
  if (access === "write" && viewer?.suspended) {
    throw new AppError("forbidden", {
      detail: suspensionMessage(viewer.suspended),
    });
  }
  await limitApiCalls(app, endpoint, viewer, request);
  const input = await readInput(endpoint, app, params, request, readBody);
  if (endpoint.auth === "user" && endpoint.authInSql) {
    // For writes, a suspended user's id is NULL, and the 403 replaces whatever error the handler raises.
    const ctx = access === "write" ? { ...app, viewerId: app.writerId } : app;
    const session = app.requireSession(access);
    const work = Promise.resolve().then(() =>
      endpoint.handle({ ...input, ctx, viewer: null }),
    );
    await Promise.allSettled([session, work]);
    await session; // A 401 or 403 takes precedence over the handler's error.
    return work;
  }
  return endpoint.handle({ ...input, viewer });
}

/** Uses the request's real method: a form post is always a write, even if its `_method` field says GET. */
function requiredAccess({ allowSuspended }: AnyEndpoint, { method }: Request) {
  const isRead = ["GET", "HEAD"].includes(method) || allowSuspended;
  return isRead ? "read" : "write";
}

function getEndpoint(table: Endpoints, method: string): AnyEndpoint {
  // `validateRequest` has rejected all other methods but OPTIONS.
  const endpoint = table[(method === "HEAD" ? "GET" : method) as Method];
  if (!endpoint) {
    const allow = Object.keys(table);
    throw new AppError("method_not_allowed", {
      allow: allow.includes("GET") ? ["GET", "HEAD", ...allow.slice(1)] : allow,
    });
  }
  return endpoint;
}

async function readInput(
  endpoint: AnyEndpoint,
  app: AppContext,
  params: Params,
  request: Request,
  readBody: () => unknown,
) {
  try {
    const search = Object.fromEntries(new URL(request.url).searchParams);
    return {
      ctx: app,
      params: endpoint.params && parseInput(endpoint.params, params),
      query: endpoint.query && parseInput(endpoint.query, search),
      body: endpoint.body && parseInput(endpoint.body, await readBody()),
    };
  } catch (error) {
    // 401 and 403 take precedence over validation errors.
    if (endpoint.auth === "user") {
      await app.requireSession(requiredAccess(endpoint, request));
    }
    throw error;
  }
}
