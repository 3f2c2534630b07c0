import type * as z from "zod/mini";
import type { FormMessage } from "~/shared/form-message";
import type { rateLimits } from "~/shared/rate-limit";
import type { Viewer } from "~/shared/viewer";
import type { AppContext } from "./context.server";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

/** An API route's loader carries its declarations under this key, for the OpenAPI document. */
export const endpoints = Symbol("endpoints");

export type Schema = z.ZodMiniType;
export type Auth = "user" | "anyone";

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

/** One method of an API route, as a route module declares it. */
export interface Declaration<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  A extends Auth,
  AuthInSql extends boolean,
> {
  /** One line for the OpenAPI document. */
  summary: string;
  /** Default `user`. Finer permissions are checked in the handler. */
  auth?: A;
  params?: P;
  query?: Q;
  body?: B;
  /** The body may contain an image as a data URL: up to 8 MB instead of 64 KB. Not for forms. */
  acceptsImage?: boolean;
  /** With neither `response` nor `list`, the response is an empty 204. */
  response?: R;
  /** For a list, the schema of one item: `Page` becomes a bare array and a Link header. */
  list?: Schema;
  /** If it isn't JSON: the handler then returns bytes or a Response. */
  contentType?: string;
  /** Default 200 or 204. */
  status?: number;
  /** Cache-Control; default `no-store`. */
  cache?: string;
  /** Accepts form posts from our own pages as well as JSON. */
  form?: FormOptions<z.output<R>>;
  /** Pages link here: if a browser navigation fails, it is redirected to this page, which shows the error. */
  redirectErrorsTo?: string;
  /** Per user. */
  limit?: keyof typeof rateLimits;
  /** A write that suspended users may do, such as blocking a user or deleting their own content. */
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
      A extends "user" ? (AuthInSql extends true ? null : Viewer) : null
    >,
  ) => unknown;
}

type AnyDeclaration = Declaration<
  Schema,
  Schema,
  Schema,
  Schema,
  Auth,
  boolean
>;

/** A declaration with its defaults. */
export interface AnyEndpoint extends Omit<AnyDeclaration, "form" | "handle"> {
  auth: Auth;
  status: number;
  cache: string;
  form?: FormOptions<unknown>;
  handle: (input: Input<unknown, unknown, unknown, Viewer | null>) => unknown;
}

export type Endpoints = Partial<Record<Method, AnyEndpoint>>;

/** A function if one route module serves several URLs, such as `/api/prayer-of-the-day/like`. */
export type EndpointTable = Endpoints | ((path: string) => Endpoints);

export function resolveEndpoints(
  table: EndpointTable,
  getPath: () => string,
): Endpoints {
  return typeof table === "function" ? table(getPath()) : table;
}
