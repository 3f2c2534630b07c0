import { checkHealth } from "~/platform/health.server";
import { resource } from "~/platform/problem.server";

const headers = { "cache-control": "no-store" };

/** Checks only that the worker runs, unless `?deep` asks for D1, KV and R2 too. */
export const loader = resource(async ({ context: { app }, request }) => {
  if (!new URL(request.url).searchParams.has("deep")) {
    return new Response("ok", {
      headers: { ...headers, "content-type": "text/plain" },
    });
  }
  const health = await checkHealth(app);
  const status = health.status === "ok" ? 200 : 503;
  return Response.json(health, { status, headers });
});
