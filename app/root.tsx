import { data, type MetaFunction } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import bootScript from "~/documents/boot.ts?script";
import documentScript from "~/documents/document.ts?script";
import documentStyles from "~/document.css?url";
import sans from "~/fonts/source-sans-3.woff2?url";
import serif from "~/fonts/eb-garamond.woff2?url";
import { takeFlash } from "~/platform/flash.server";
import { page } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { isDocumentFor } from "~/shell/document-mode";
import { useNonce } from "~/shell/nonce";
import { Providers } from "~/shell/providers";
import { getRouteHandle } from "~/shell/route-handle";
import { RouteError } from "~/shell/route-error";
import styles from "~/app.css?url";
import { SiteProvider } from "~/ui/site";

export const loader = page(async ({ context: { app } }) => {
  const [viewer, flash] = await Promise.all([app.viewer(), takeFlash(app)]);
  const url = new URL(app.env.SITE_URL);
  const site = {
    productName: app.env.PRODUCT_NAME,
    contactEmail: app.env.CONTACT_EMAIL,
    siteUrl: url.origin,
    host: url.host,
  };
  return data(
    { viewer, site, message: flash?.message ?? null },
    flash ? { headers: { "set-cookie": flash.clearCookie } } : {},
  );
});

/** Site and viewer stay the same during navigation; sign-in and sign-out reload the page. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.site.productName },
];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const isDocument = isDocumentFor(data?.viewer, matches);
  const isShared = matches.some((match) => getRouteHandle(match).isShared);
  const nonce = useNonce();
  return (
    <html
      lang="en"
      data-theme="light"
      data-member={isShared ? "" : data?.viewer?.id}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        {/* Always the light theme's color; the boot script below changes it together with the theme. */}
        <meta name="theme-color" content="#f7f3ec" suppressHydrationWarning />
        <script src={bootScript} nonce={nonce} suppressHydrationWarning />
        {[sans, serif].map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        <link rel="stylesheet" href={isDocument ? documentStyles : styles} />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={urls.manifest} />
        <Meta />
        <Links />
      </head>
      <body>
        {data ? (
          <SiteProvider value={data.site}>{children}</SiteProvider>
        ) : (
          children
        )}
        {isDocument ? (
          <script src={documentScript} async />
        ) : (
          <>
            <ScrollRestoration {...(nonce !== undefined && { nonce })} />
            {/* The browser has run them before it hydrates the page. */}
            {import.meta.env.SSR && (
              <Scripts {...(nonce !== undefined && { nonce })} />
            )}
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Providers message={useLoaderData<typeof loader>().message}>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary() {
  return <RouteError />;
}
