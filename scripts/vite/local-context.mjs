/**
 * For the dev server only: Remix asks for a load context outside the app's own module graph, so it
 * is made by the entry that Vite has loaded, or two copies of every class would exist.
 *
 * @typedef {{ env: object, ctx: { waitUntil(work: Promise<unknown>): void } }} Proxy
 */
export function localContext() {
  // Addresses and secrets of this start, over those of wrangler.toml (see scripts/local).
  /** @type {unknown} */
  const vars = JSON.parse(process.env["LOCAL_VARS"] ?? "{}");
  /** One object for all requests: the app checks its bindings once an object. @type {object | undefined} */
  let env;
  /** @type {import("vite").ViteDevServer | undefined} */
  let server;
  return {
    /** @type {import("vite").Plugin} */
    plugin: {
      name: "local-context",
      configureServer(running) {
        server = running;
      },
    },
    /** @param {{ request: Request, context: { cloudflare: Proxy } }} input */
    getLoadContext: async ({ request, context: { cloudflare } }) => {
      if (!server) throw new Error("The dev server is not up");
      const entry = /** @type {typeof import("../../app/entry.server")} */ (
        await server.ssrLoadModule("/app/entry.server.tsx")
      );
      const app = await entry.createAppContext(request, {
        env: (env ??= { ...cloudflare.env, .../** @type {object} */ (vars) }),
        waitUntil: (work) => {
          cloudflare.ctx.waitUntil(work);
        },
        cache: null,
      });
      return { app };
    },
  };
}
