import {
  createRequestHandler,
  type EntryContext,
  type ServerBuild,
} from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  RemixServer,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";

/** The page to render: these posts, and as many elements and bytes as the app's page has. */
export interface PageSetup {
  posts: { id: string; content: string; user: { username: string } }[];
  /** Extra elements on each card. */
  elements: number;
  className: string;
}

let setup: PageSetup = { posts: [], elements: 0, className: "" };

export function setPage(next: PageSetup): void {
  setup = next;
}

function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Cards() {
  const { posts, elements, className } = useLoaderData<PageSetup>();
  return (
    <main>
      {posts.map((post) => (
        <article key={post.id}>
          <h2>{post.user.username}</h2>
          <p>{post.content}</p>
          {Array.from({ length: elements }, (_, i) => (
            <span key={i} className={className} />
          ))}
        </article>
      ))}
    </main>
  );
}

async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(
    <RemixServer context={context} url={request.url} />,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(body, { headers, status });
}

const page = "floor/remix/:with?";

/** Like the output of `remix vite:build` for a root and one route. */
const build: ServerBuild = {
  mode: "production",
  entry: { module: { default: handleDocument } },
  routes: {
    root: { id: "root", path: "", module: { default: Root } },
    cards: {
      id: "cards",
      parentId: "root",
      path: page,
      module: {
        default: Cards,
        loader: () => setup,
      },
    },
  },
  assets: {
    version: "floor",
    url: "/assets/manifest-floor.js",
    entry: { module: "/assets/entry-floor.js", imports: [] },
    routes: {
      root: { ...clientRoute("root"), path: "" },
      cards: { ...clientRoute("cards"), parentId: "root", path: page },
    },
  },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  isSpaMode: false,
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};

function clientRoute(id: string) {
  return {
    id,
    module: `/assets/${id}-floor.js`,
    imports: [],
    hasAction: false,
    hasLoader: id === "cards",
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: false,
  };
}

const handle = createRequestHandler(build, "production");

export function renderPage(request: Request): Promise<Response> {
  // These loaders don't use the context.
  return handle(request);
}
