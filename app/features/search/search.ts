/** A search gives so many people and no more: whoever looks for somebody else types more of the name. */
export const foundMax = 20;

export const searchMax = 100;

/** What the address of the page /search asks for; no more than the API takes. */
export function searchedFor(search: string): string {
  const q = new URLSearchParams(search).get("q") ?? "";
  return Array.from(q.trim()).slice(0, searchMax).join("");
}
