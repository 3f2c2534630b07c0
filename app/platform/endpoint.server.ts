import * as z from "zod/mini";
import type { FormMessage } from "~/shared/form-message";
import type { RateLimitRule } from "~/shared/rate-limit";
import type { Viewer } from "~/shared/viewer";
import type { AppContext } from "./context.server";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

/** Under this key a leaf's loader carries its declarations, for the OpenAPI document. */
export const endpoints = Symbol("endpoints");

type Schema = z.ZodMiniType;

interface Input<Params, Query, Body, Who> {
  ctx: AppContext;
  params: Params;
  query: Query;
  body: Body;
  viewer: Who;
}

/** How a method answers a form post of our own pages (form.server.ts). */
interface FormRule<Reply> {
  /** What the next page says; nothing where this gives none. */
  done?: (reply: Reply) => FormMessage | null;
  /** Asked on a page of its own first, as scripts ask by `confirm`; not where `desired` is false. Or by what was sent. */
  asks?: string | ((body: Record<string, unknown>) => string);
  /** The page it came from opens again at the post, which is called by its id there. */
  atPost?: boolean;
  /** The fields that people fill in, by their labels: shown again where they are refused. */
  fields?: Record<string, string>;
}

interface Declaration<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  Auth extends "user" | "anyone",
  Same extends boolean,
> {
  /** One line for the OpenAPI document. */
  summary: string;
  /** Who may call: a signed-in person, or anyone. Finer rules stand in the function that acts. */
  auth: Auth;
  params?: P;
  query?: Q;
  body?: B;
  /** The body may hold a picture as a data URL: up to 8 MB instead of 64 KB. Forms never do. */
  carriesPicture?: boolean;
  /** The reply's shape. For a list, the item's: `Page` becomes a bare array and a Link header. */
  reply: R;
  list?: boolean;
  /** The reply's media type where it is no JSON: then the handler gives its bytes, or a Response. */
  type?: string;
  status?: 200 | 201 | 204;
  /** Cache-Control of the answer; `no-store` unless told. */
  cache?: string;
  /** It takes form posts of our own pages as well as JSON. */
  form?: FormRule<z.output<R>>;
  /** A page of ours that links here: a browser that follows it and is refused is led back, and told why. */
  linkedFrom?: string;
  /** How often a person may. */
  limit?: RateLimitRule;
  /** The suspended may do it as well, though it writes: what is theirs to settle, or keeps them from others. */
  whileSuspended?: boolean;
  /**
   * The handler proves the viewer inside its own SQL (`ctx.viewerId`), so session and work share one
   * trip to D1. `viewer` is null there; an unknown session still answers 401 and changes nothing.
   */
  sameTrip?: Same;
  handle: (
    input: Input<
      z.output<P>,
      z.output<Q>,
      z.output<B>,
      Auth extends "user" ? (Same extends true ? null : Viewer) : null
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
  carriesPicture: boolean;
  reply: Schema;
  list: boolean;
  type: string | null;
  status: 200 | 201 | 204;
  cache: string;
  linkedFrom: string | null;
  limit: RateLimitRule | null;
  whileSuspended: boolean;
  form: FormRule<unknown> | null;
  sameTrip: boolean;
  handle: (
    input: Input<unknown, unknown, unknown, Viewer | null>,
  ) => Promise<unknown>;
}

export type Endpoints = Partial<Record<Method, AnyEndpoint>>;

/** A leaf of several URLs says by the path, as `/api/prayer-of-the-day/like`, which it is about. */
export type LeafTable = Endpoints | ((path: string) => Endpoints);

export function endpointsAt(table: LeafTable, path: string): Endpoints {
  return typeof table === "function" ? table(path) : table;
}

const nothing = z.object({});
const noBody = z.optional(z.unknown());

/** Declares one method of a leaf. The types of `handle` follow from the schemas. */
export function endpoint<
  R extends Schema,
  Auth extends "user" | "anyone",
  P extends Schema = typeof nothing,
  Q extends Schema = typeof nothing,
  B extends Schema = typeof noBody,
  Same extends boolean = false,
>(declaration: Declaration<P, Q, B, R, Auth, Same>): AnyEndpoint {
  const { handle } = declaration;
  return {
    summary: declaration.summary,
    auth: declaration.auth,
    params: declaration.params ?? nothing,
    query: declaration.query ?? nothing,
    body: declaration.body ?? noBody,
    hasBody: declaration.body !== undefined,
    carriesPicture: declaration.carriesPicture ?? false,
    reply: declaration.reply,
    list: declaration.list ?? false,
    type: declaration.type ?? null,
    status: declaration.status ?? 200,
    cache: declaration.cache ?? "no-store",
    linkedFrom: declaration.linkedFrom ?? null,
    limit: declaration.limit ?? null,
    whileSuspended: declaration.whileSuspended ?? false,
    form: (declaration.form as FormRule<unknown> | undefined) ?? null,
    sameTrip: declaration.sameTrip ?? false,
    // The wrapper has parsed each part with the schema it is typed by.
    handle: async (input) =>
      await handle(input as Parameters<typeof handle>[0]),
  };
}
