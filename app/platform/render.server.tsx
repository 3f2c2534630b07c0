import type { EntryContext } from "@remix-run/cloudflare";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * Renders a page to one string. No loader defers, so there is nothing to stream, and a string costs 35 % less CPU for
 * home than React's byte stream, and half for a document. The loaders' data, which Remix would stream after the page, is
 * written before the end of the body. Without a `nonce` there are no scripts and no data.
 */
export async function renderPage(
  { serverHandoffStream, ...context }: EntryContext,
  element: (context: EntryContext) => ReactElement,
  nonce: string | null,
): Promise<string> {
  const html = renderToString(element(context));
  if (nonce === null || !serverHandoffStream) return `<!DOCTYPE html>${html}`;
  // Remix's tags are the last ones of the body: searching only them is faster.
  const start = Math.max(html.indexOf('<link rel="modulepreload"'), 0);
  // `boot.ts` loads the scripts after the first paint (ADR 0016).
  const preloads: string[] = [];
  const remixTags = html
    .slice(start)
    .replaceAll(
      /<link rel="modulepreload" href="([^"]*)"\/>/g,
      (_, href: string) => {
        preloads.push(href);
        return "";
      },
    )
    .replace('type="module" async=""', 'type="text/module"');
  const data = await new Response(serverHandoffStream).text();
  const end = remixTags.lastIndexOf("</body>");
  return [
    "<!DOCTYPE html>",
    html.slice(0, start),
    remixTags.slice(0, end),
    `<script nonce="${nonce}" type="application/json" id="module-preloads">${JSON.stringify(preloads)}</script>`,
    // The same script as @remix-run/react 2.17 writes in `StreamTransfer`, in one piece (ADR 0016).
    `<script nonce="${nonce}">window.__remixContext.streamController.enqueue(${toScriptString(data)});window.__remixContext.streamController.close();</script>`,
    remixTags.slice(end),
  ].join("");
}

/**
 * A JavaScript string literal that is safe inside HTML and in old engines. Uses single quotes because the data is
 * JSON: escaping its double quotes would cost 2 KB on home.
 */
function toScriptString(text: string): string {
  const escaped = text.replaceAll(
    /[\\'<>&\r\n\u2028\u2029]/g,
    (character) =>
      `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `'${escaped}'`;
}
