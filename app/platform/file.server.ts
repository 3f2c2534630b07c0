interface FileOptions {
  /** The ETag, without quotes. */
  version: string;
  type: string;
  cache: string;
  headers?: Record<string, string>;
}

/** Answers 304 without calling `createBody` if the browser already has this version. */
export async function fileResponse(
  request: Request,
  { version, type, cache, headers = {} }: FileOptions,
  createBody: () => Promise<BodyInit>,
): Promise<Response> {
  const etag = `"${version}"`;
  const responseHeaders = { etag, "cache-control": cache, ...headers };
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers: responseHeaders });
  }
  return new Response(await createBody(), {
    headers: { ...responseHeaders, "content-type": type },
  });
}
