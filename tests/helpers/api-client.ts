import { CookieJar } from "./cookie-jar";
import { siteUrl } from "./site";

interface Options {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
}

/** A browser without pages: stores cookies, follows no redirects, and sends an Origin header with changes. */
export class ApiClient {
  readonly jar = new CookieJar();

  constructor(readonly origin: string = siteUrl) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send("GET", path, { headers });
  }

  post(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.send("POST", path, { body, headers });
  }

  send(
    method: string,
    path: string,
    { headers = {}, body }: Options = {},
  ): Promise<Response> {
    return this.raw(path, {
      method,
      headers: {
        ...(method !== "GET" && { origin: this.origin }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Adds no headers except the cookies. */
  async raw(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    // A kept-alive connection that the server closes at this moment would look like a failure.
    headers.set("connection", "close");
    if (this.jar.header !== undefined && !headers.has("cookie")) {
      headers.set("cookie", this.jar.header);
    }
    const response = await fetch(new URL(path, this.origin), {
      redirect: "manual",
      ...init,
      headers,
    });
    this.jar.store(response);
    return response;
  }
}
