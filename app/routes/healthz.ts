/** Checks only that the worker runs, not the database. */
export function loader() {
  return new Response("ok", {
    headers: { "content-type": "text/plain", "cache-control": "no-store" },
  });
}
