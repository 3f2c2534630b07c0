import { JSDOM } from "jsdom";
import { ApiClient } from "./api-client";

/** Fetches a page and parses its HTML without running scripts. */
export async function loadPage(path: string, client = new ApiClient()) {
  const response = await client.get(path);
  const html = await response.text();
  const { document } = new JSDOM(html).window;
  const content = (name: string) =>
    document
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute("content");
  const jsonLd = document.querySelector('script[type="application/ld+json"]');
  return {
    response,
    html,
    document,
    content,
    text: document.querySelector("main")?.textContent ?? "",
    linkedData: JSON.parse(jsonLd?.textContent ?? "null") as Record<
      string,
      unknown
    > | null,
  };
}
