import type { EntryContext } from "@remix-run/cloudflare";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * A page as one string. No loader of ours defers, so there is nothing to stream, and React's byte
 * stream encodes every attribute on its own: a string costs 35 % less CPU for home, half for a
 * document. What throws while rendering goes to Remix, which renders the error boundary instead.
 *
 * `element` gives what to render with a context that holds no stream; the loaders' data, which Remix
 * would stream behind the page, stands before the end of the body (`nonce` null: no script, no data).
 */
export async function renderPage(
  { serverHandoffStream, ...context }: EntryContext,
  element: (context: EntryContext) => ReactElement,
  nonce: string | null,
): Promise<string> {
  // Text first: `browser/boot.ts` asks for the code once the page has been painted (ADR 0016).
  const html = renderToString(element(context))
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replace('type="module" async=""', 'type="text/module"');
  const data =
    nonce === null || !serverHandoffStream
      ? ""
      : handoff(await new Response(serverHandoffStream).text(), nonce);
  const end = html.lastIndexOf("</body>");
  return `<!DOCTYPE html>${html.slice(0, end)}${data}${html.slice(end)}`;
}

/** What @remix-run/react 2.17 writes in `StreamTransfer`, in one piece (ADR 0016). */
function handoff(data: string, nonce: string): string {
  return `<script nonce="${nonce}">window.__remixContext.streamController.enqueue(${toScript(data)});window.__remixContext.streamController.close();</script>`;
}

/**
 * A JavaScript string that no HTML parser and no old JavaScript engine reads differently. In single
 * quotes: the data is JSON, and for home escaping each of its own would cost 2 KB.
 */
function toScript(text: string): string {
  const escaped = text.replaceAll(
    /[\\'<>&\r\n\u2028\u2029]/g,
    (character) =>
      `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `'${escaped}'`;
}
