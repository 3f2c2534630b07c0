import { data } from "@remix-run/cloudflare";
import type { MetaFunction } from "@remix-run/cloudflare";
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
import bootScript from "~/browser/boot.ts?script";
import documentScript from "~/browser/document.ts?script";
import documentStyles from "~/document.css?url";
import sans from "~/fonts/source-sans-3.woff2?url";
import serif from "~/fonts/eb-garamond.woff2?url";
import { takeFlash } from "~/platform/flash.server";
import { page } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { isDocumentFor } from "~/shell/document-mode";
import { useNonce } from "~/shell/nonce";
import { Providers } from "~/shell/providers";
import { handleOf } from "~/shell/route-handle";
import { RouteError } from "~/shell/route-error";
import styles from "~/styles.css?url";
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
    flash ? { headers: { "set-cookie": flash.taken } } : {},
  );
});

/** The site and the person do not change from page to page; sign-in and sign-out load anew. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.site.productName },
];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const document = isDocumentFor(data?.viewer, matches);
  const isAnybodys = matches.some((match) => handleOf(match).anybodys);
  const nonce = useNonce();
  return (
    <html
      lang="en"
      data-theme="light"
      data-member={isAnybodys ? "" : data?.viewer?.id}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        {/* As light as the page, whatever the device prefers: the boot script below it paints both. */}
        <meta name="theme-color" content="#f7f3ec" suppressHydrationWarning />
        <script src={bootScript} nonce={nonce} suppressHydrationWarning />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={sans}
          crossOrigin="anonymous"
        />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={serif}
          crossOrigin="anonymous"
        />
        <link rel="stylesheet" href={document ? documentStyles : styles} />
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
        {document ? (
          <script src={documentScript} async />
        ) : (
          <>
            <ScrollRestoration {...(nonce !== undefined && { nonce })} />
            <Scripts {...(nonce !== undefined && { nonce })} />
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
