/**
 * Creates the load context in the dev server. Remix requests it outside of the app's module graph, so the entry is loaded
 * through Vite; otherwise every class would exist twice.
 *
 * @typedef {{ env: object, ctx: { waitUntil(work: Promise<unknown>): void } }} Proxy
 */
export function localContext() {
  // URLs and secrets of the local server; they override wrangler.toml (see scripts/local).
  /** @type {unknown} */
  const vars = JSON.parse(process.env["LOCAL_VARS"] ?? "{}");
  /** The same object for all requests, because the app validates its bindings once per object. @type {object | undefined} */
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
      if (!server) throw new Error("The dev server isn't running");
      const entry = /** @type {typeof import("../../app/entry.server")} */ (
        await server.ssrLoadModule("/app/entry.server.tsx")
      );
      const app = await entry.createContext(request, {
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
