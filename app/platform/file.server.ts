interface FileHead {
  /** Names what the file holds, without quotes. */
  version: string;
  type: string;
  cache: string;
  headers?: Record<string, string>;
}

/** A file made for this request, or 304 for whoever has it already: then `make` is not called. */
export async function fileReply(
  request: Request,
  { version, type, cache, headers = {} }: FileHead,
  make: () => Promise<BodyInit>,
): Promise<Response> {
  const etag = `"${version}"`;
  const head = { etag, "cache-control": cache, ...headers };
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers: head });
  }
  return new Response(await make(), {
    headers: { ...head, "content-type": type },
  });
}
