import type { AppContext } from "~/platform/context.server";
import type { Page } from "~/shared/page";
import { csvLine, type Cells } from "./csv";

/** A download of all pages. `first` is loaded already; `getRows` loads the next one. */
export function toCsvResponse(
  { now, requestId }: Pick<AppContext, "now" | "requestId">,
  name: string,
  head: Cells,
  first: Page<Cells>,
  getRows: (cursor: string) => Promise<Page<Cells>>,
): Response {
  async function* generateLines() {
    // Spreadsheets need the byte order mark to recognize UTF-8.
    yield `\ufeff${csvLine(head)}`;
    for (let page = first; ; page = await getRows(page.next)) {
      yield page.items.map(csvLine).join("");
      if (page.next === null) return;
    }
  }
  const date = new Date(now).toISOString().slice(0, 10);
  return new Response(toStream(generateLines(), requestId), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${date}.csv"`,
      "cache-control": "no-store",
    },
  });
}

function toStream(
  lines: AsyncGenerator<string>,
  requestId: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const line = await lines.next();
        if (line.done) controller.close();
        else controller.enqueue(encoder.encode(line.value));
      } catch (error) {
        // The response has already started, so breaking off the file is the only way to report the error.
        console.error(`[${requestId}]`, error);
        controller.error(error);
      }
    },
  });
}
