import { setPage, renderPage, type PageSetup } from "./remix-page";
import type { RoundTrip } from "./recorder";

export interface FloorEnv {
  DB: D1Database;
  SCRIPTURE: D1Database;
}

/** The app's recorded D1 trips, which are repeated without the app. */
interface Setup {
  roundTrips?: Record<string, RoundTrip[]>;
  /** In the recorded values; each request replaces it with its own. */
  postId?: string;
  page?: PageSetup;
}

let roundTrips: Record<string, RoundTrip[]> = {};
let recordedPostId: string | undefined;

export async function floor(
  request: Request,
  env: FloorEnv,
): Promise<Response> {
  const url = new URL(request.url);
  const [, , kind, name = ""] = url.pathname.split("/");
  switch (kind) {
    case "bare":
      return new Response("ok");
    case "cache":
      return handleCache(request, url);
    case "d1":
      return replayRoundTrips(env, name, url.searchParams.get("post"));
    case "remix":
      if (name !== "") await replayRoundTrips(env, name, null);
      return renderPage(request);
    case "setup":
      return setUp(await request.json());
    default:
      return new Response(null, { status: 404 });
  }
}

function setUp(setup: Setup): Response {
  roundTrips = { ...roundTrips, ...setup.roundTrips };
  recordedPostId = setup.postId ?? recordedPostId;
  if (setup.page) setPage(setup.page);
  return new Response(null, { status: 204 });
}

async function handleCache(request: Request, url: URL): Promise<Response> {
  if (request.method !== "PUT") {
    return (
      (await caches.default.match(url)) ?? new Response(null, { status: 404 })
    );
  }
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=3600",
  };
  await caches.default.put(url, new Response(request.body, { headers }));
  return new Response(null, { status: 204 });
}

async function replayRoundTrips(
  env: FloorEnv,
  name: string,
  postId: string | null,
): Promise<Response> {
  const results: unknown[] = [];
  for (const { database, statements } of roundTrips[name] ?? []) {
    const d1 = env[database];
    const batch = await d1.batch(
      statements.map(({ sql, values }) =>
        d1
          .prepare(sql)
          .bind(
            ...values.map((value) =>
              postId !== null && value === recordedPostId ? postId : value,
            ),
          ),
      ),
    );
    results.push(...batch.map((result) => result.results));
  }
  return Response.json(results);
}
