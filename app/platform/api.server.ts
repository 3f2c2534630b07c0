import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { AppError } from "~/shared/errors";
import { suspensionWords } from "~/shared/suspension";
import { maxBodyBytes, parseInput, readJson } from "./body.server";
import type { AppContext } from "./context.server";
import { endpoints, endpointsAt } from "./endpoint.server";
import type {
  AnyEndpoint,
  Endpoints,
  LeafTable,
  Method,
} from "./endpoint.server";
import { answerForm, isFormPost, refuseLink } from "./form.server";
import { requireSameOrigin } from "./origin.server";
import { toProblem } from "./problem.server";
import { limitCalls } from "./rate-limit.server";
import { toReply } from "./reply.server";

type Args = Pick<LoaderFunctionArgs, "context" | "params" | "request">;
export type LeafHandler = ((args: Args) => Promise<Response>) & {
  [endpoints]: LeafTable;
};

/**
 * A JSON leaf: its methods, each a declaration (see `endpoint`) that the OpenAPI document is made
 * from too. Everything around the handler happens here and nowhere else:
 *
 *   405 → same origin 403 → sign-in 401 → suspended 403 → limits 429 → size 413, type 415, syntax 400 → rules 422
 *
 * GET is the route's loader, the rest its action.
 */
export function api(table: LeafTable): {
  loader: LeafHandler;
  action: (args: ActionFunctionArgs) => Promise<Response>;
} {
  const handle = async ({ context, params, request }: Args) => {
    const { app } = context;
    try {
      return await answer(table, app, params, request);
    } catch (error) {
      return toProblem(error, app.requestId);
    }
  };
  return {
    loader: Object.assign(handle, { [endpoints]: table }),
    action: handle,
  };
}

/** For the leaves that are no JSON (they redirect): every other method, refused in the same words. */
export function refuseMethod(allow: string[]) {
  return ({ context }: Pick<Args, "context">) =>
    toProblem(
      new AppError("method_not_allowed", { allow }),
      context.app.requestId,
    );
}

async function answer(
  table: LeafTable,
  app: AppContext,
  params: Args["params"],
  request: Request,
): Promise<Response> {
  // Decoded, as the route was found by it.
  const path = decodeURIComponent(new URL(request.url).pathname);
  const methods = endpointsAt(table, path);
  if (isFormPost(methods, request)) {
    return answerForm(
      methods,
      app,
      request,
      (endpoint, body) => act(endpoint, app, params, request, () => body),
      params["postId"],
    );
  }
  const endpoint = endpointFor(methods, request.method);
  if (!["GET", "HEAD"].includes(request.method)) {
    requireSameOrigin(request, app.env);
  }
  try {
    const result = await act(endpoint, app, params, request, () =>
      endpoint.hasBody
        ? readJson(
            request,
            maxBodyBytes[endpoint.carriesPicture ? "picture" : "plain"],
          )
        : undefined,
    );
    return toReply(endpoint, result, request);
  } catch (error) {
    const followed = request.headers.get("sec-fetch-dest") === "document";
    if (!followed || endpoint.linkedFrom === null) throw error;
    return refuseLink(app, error, endpoint.linkedFrom);
  }
}

async function act(
  endpoint: AnyEndpoint,
  app: AppContext,
  params: Args["params"],
  request: Request,
  readBody: () => unknown,
): Promise<unknown> {
  // Without a session there is nobody to look up; with one, an endpoint that proves the viewer in
  // its own SQL ("same trip") lets the look-up ride along.
  if (endpoint.auth === "user" && app.sessionId === null) {
    throw new AppError("unauthorized");
  }
  const viewer =
    endpoint.auth === "user" && !endpoint.sameTrip
      ? await app.requireUser()
      : null;
  const wants = wantsOf(endpoint, request);
  if (wants === "write" && viewer?.suspended) {
    throw new AppError("forbidden", {
      detail: suspensionWords(viewer.suspended),
    });
  }
  await limitCalls(app, endpoint, viewer, request);
  const input = await readInput(endpoint, app, params, request, readBody);
  if (endpoint.auth === "user" && endpoint.sameTrip) {
    // To SQL that writes, the suspended are nobody: what it finds for them is not heard.
    const ctx = wants === "write" ? { ...app, viewerId: app.writerId } : app;
    const [, value] = await Promise.all([
      app.requireSession(wants),
      settle(endpoint.handle({ ...input, ctx, viewer: null })),
    ]);
    return value();
  }
  return endpoint.handle({ ...input, viewer });
}

/** The suspended may read. A form post is never a read, whatever method it names. */
function wantsOf({ whileSuspended }: AnyEndpoint, { method }: Request) {
  const reads = ["GET", "HEAD"].includes(method) || whileSuspended;
  return reads ? "read" : "write";
}

function endpointFor(table: Endpoints, method: string): AnyEndpoint {
  const wanted = method === "HEAD" ? "GET" : method;
  const endpoint = Object.hasOwn(table, wanted)
    ? table[wanted as Method]
    : undefined;
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
  params: Args["params"],
  request: Request,
  readBody: () => unknown,
) {
  try {
    const search = Object.fromEntries(new URL(request.url).searchParams);
    return {
      ctx: app,
      params: parseInput(endpoint.params, params),
      query: parseInput(endpoint.query, search),
      body: parseInput(endpoint.body, await readBody()),
    };
  } catch (error) {
    // Whoever is not signed in, or suspended, hears that first, whatever else is wrong.
    if (endpoint.auth === "user") {
      await app.requireSession(wantsOf(endpoint, request));
    }
    throw error;
  }
}

/** Lets the viewer's look-up finish before a failure of the handler is heard. */
async function settle<Value>(work: Promise<Value>): Promise<() => Value> {
  try {
    const value = await work;
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
