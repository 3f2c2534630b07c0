/** Answers when the worker is up; asks nothing of the database. */
export function loader() {
  return new Response("ok", {
    headers: { "content-type": "text/plain", "cache-control": "no-store" },
  });
}
