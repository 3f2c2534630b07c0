import { JSDOM } from "jsdom";
import { ApiClient } from "./api-client";

/** A page as a browser without script reads it. */
export async function loadPage(path: string, client = new ApiClient()) {
  const response = await client.get(path);
  const html = await response.text();
  const { document } = new JSDOM(html).window;
  const content = (name: string) =>
    document
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute("content");
  const linked = document.querySelector('script[type="application/ld+json"]');
  return {
    response,
    html,
    document,
    content,
    words: document.querySelector("main")?.textContent ?? "",
    linkedData: JSON.parse(linked?.textContent ?? "null") as Record<
      string,
      unknown
    > | null,
  };
}
