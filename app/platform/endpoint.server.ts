import * as z from "zod/mini";
import type { FormMessage } from "~/shared/form-message";
import type { RateLimitRule } from "~/shared/rate-limit";
import type { Viewer } from "~/shared/viewer";
import type { AppContext } from "./context.server";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

/** An API route's loader carries its declarations under this key, for the OpenAPI document. */
export const endpoints = Symbol("endpoints");

type Schema = z.ZodMiniType;

interface Input<Params, Query, Body, ViewerType> {
  ctx: AppContext;
  params: Params;
  query: Query;
  body: Body;
  viewer: ViewerType;
}

/** How a method handles form posts from our own pages (form.server.ts). */
interface FormOptions<Result> {
  /** Shown on the next page. */
  successMessage?: (result: Result) => FormMessage | null;
  /** The question of a confirmation page, unless `desired` is false. */
  confirm?: string | ((body: Record<string, unknown>) => string);
  /** The redirect back adds the post's id as the fragment. */
  scrollToPost?: boolean;
  /** Labels of the fields that users fill in. They are shown again if the form is rejected. */
  fields?: Record<string, string>;
}

interface Declaration<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  Auth extends "user" | "anyone",
  AuthInSql extends boolean,
> {
  /** One line for the OpenAPI document. */
  summary: string;
  /** Finer permissions are checked in the handler. */
  auth: Auth;
  params?: P;
  query?: Q;
  body?: B;
  /** The body may contain an image as a data URL: up to 8 MB instead of 64 KB. Not for forms. */
  acceptsImage?: boolean;
  /** For a list, the schema of one item: `Page` becomes a bare array and a Link header. */
  response: R;
  list?: boolean;
  /** If it isn't JSON: the handler then returns bytes or a Response. */
  contentType?: string;
  status?: 200 | 201 | 204;
  /** Cache-Control; default `no-store`. */
  cache?: string;
  /** Accepts form posts from our own pages as well as JSON. */
  form?: FormOptions<z.output<R>>;
  /** Pages link here: if a browser navigation fails, it is redirected to this page, which shows the error. */
  redirectErrorsTo?: string;
  /** Per user. */
  limit?: RateLimitRule;
  /** A write that suspended users may do, such as blocking somebody or deleting their own content. */
  allowSuspended?: boolean;
  /**
   * The handler checks the viewer inside its own SQL (`ctx.viewerId`), so the session check and the work are one
   * batch to D1. `viewer` is null then; an expired session still returns 401 and changes nothing.
   */
  authInSql?: AuthInSql;
  handle: (
    input: Input<
      z.output<P>,
      z.output<Q>,
      z.output<B>,
      Auth extends "user" ? (AuthInSql extends true ? null : Viewer) : null
    >,
  ) => unknown;
}

export interface AnyEndpoint {
  summary: string;
  auth: "user" | "anyone";
  params: Schema;
  query: Schema;
  body: Schema;
  hasBody: boolean;
  acceptsImage: boolean;
  response: Schema;
  list: boolean;
  contentType: string | null;
  status: 200 | 201 | 204;
  cache: string;
  redirectErrorsTo: string | null;
  limit: RateLimitRule | null;
  allowSuspended: boolean;
  form: FormOptions<unknown> | null;
  authInSql: boolean;
  handle: (
    input: Input<unknown, unknown, unknown, Viewer | null>,
  ) => Promise<unknown>;
}

export type Endpoints = Partial<Record<Method, AnyEndpoint>>;

/** A function if one route module serves several URLs, such as `/api/prayer-of-the-day/like`. */
export type EndpointTable = Endpoints | ((path: string) => Endpoints);

export function resolveEndpoints(
  table: EndpointTable,
  path: string,
): Endpoints {
  return typeof table === "function" ? table(path) : table;
}

const emptySchema = z.object({});
const anyBody = z.optional(z.unknown());

/** Declares one method of an API route. The types of `handle` follow from the schemas. */
export function endpoint<
  R extends Schema,
  Auth extends "user" | "anyone",
  P extends Schema = typeof emptySchema,
  Q extends Schema = typeof emptySchema,
  B extends Schema = typeof anyBody,
  AuthInSql extends boolean = false,
>(declaration: Declaration<P, Q, B, R, Auth, AuthInSql>): AnyEndpoint {
  const { handle } = declaration;
  return {
    summary: declaration.summary,
    auth: declaration.auth,
    params: declaration.params ?? emptySchema,
    query: declaration.query ?? emptySchema,
    body: declaration.body ?? anyBody,
    hasBody: declaration.body !== undefined,
    acceptsImage: declaration.acceptsImage ?? false,
    response: declaration.response,
    list: declaration.list ?? false,
    contentType: declaration.contentType ?? null,
    status: declaration.status ?? 200,
    cache: declaration.cache ?? "no-store",
    redirectErrorsTo: declaration.redirectErrorsTo ?? null,
    limit: declaration.limit ?? null,
    allowSuspended: declaration.allowSuspended ?? false,
    form: (declaration.form as FormOptions<unknown> | undefined) ?? null,
    authInSql: declaration.authInSql ?? false,
    // The cast is safe: `api` has parsed each part with its schema.
    handle: async (input) =>
      await handle(input as Parameters<typeof handle>[0]),
  };
}
