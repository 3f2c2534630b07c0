// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  ApiError,
  apiFetch,
  fetchByKey,
  getRefusalMessage,
  getJson,
  getPage,
  sendJson,
} from "./api-client";

const toText = (value: unknown) => value as string;

function respond(response: Response) {
  const fetcher = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal("fetch", fetcher);
  return () => {
    const [url, init] = fetcher.mock.calls[0] ?? [];
    return { url, init, headers: new Headers(init?.headers) };
  };
}

/** A network that never responds. */
function hang() {
  const fetcher = vi.fn<typeof fetch>(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => {
          reject(new DOMException("", "AbortError"));
        });
      }),
  );
  vi.stubGlobal("fetch", fetcher);
  vi.useFakeTimers();
  return fetcher;
}

/** The call's state after `ms`: 'pending', 'done' or its error. */
async function stateAfter(ms: number, call: Promise<unknown>) {
  let state: unknown = "pending";
  call.then(
    () => (state = "done"),
    (error: unknown) => (state = error),
  );
  await vi.advanceTimersByTimeAsync(ms);
  return state;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("getJson", () => {
  it("parses JSON, and sends credentials and no body", async () => {
    const sent = respond(Response.json("Selah"));
    await expect(getJson("/api/psalm", toText)).resolves.toBe("Selah");
    expect(sent().url).toBe("/api/psalm");
    expect(sent().init).toMatchObject({
      method: "GET",
      credentials: "include",
    });
    expect(sent().init).not.toHaveProperty("body");
  });

  it("throws the status code, a colon and the response text", async () => {
    respond(new Response("no such psalm", { status: 404 }));
    await expect(getJson("/api/psalm", toText)).rejects.toMatchObject({
      message: "404: no such psalm",
    });
  });

  it("throws the status text if the response is empty", async () => {
    respond(new Response(null, { status: 503, statusText: "Unavailable" }));
    await expect(getJson("/api/psalm", toText)).rejects.toMatchObject({
      message: "503: Unavailable",
      status: 503,
      problem: null,
    });
  });

  it("parses a problem document", async () => {
    const problem = {
      type: "about:blank",
      title: "Some values need attention",
      status: 422,
      issues: [{ path: "content", message: "Write something first." }],
    };
    respond(
      new Response(JSON.stringify(problem), {
        status: 422,
        headers: { "content-type": "application/problem+json; charset=utf-8" },
      }),
    );
    const error: unknown = await getJson("/api/posts", toText).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `422: ${JSON.stringify(problem)}`,
      problem,
    });
  });

  it("ignores an invalid problem document", async () => {
    respond(
      new Response("<html>", {
        status: 502,
        headers: { "content-type": "application/problem+json" },
      }),
    );
    await expect(getJson("/api/posts", toText)).rejects.toMatchObject({
      message: "502: <html>",
      problem: null,
    });
  });
});

describe("getPage", () => {
  it("takes the next cursor from the Link header", async () => {
    respond(
      Response.json(["a", "b"], {
        headers: {
          link: '</api/posts?type=event&cursor=0199%3Ab>; rel="next"',
        },
      }),
    );
    await expect(getPage("/api/posts", toText)).resolves.toEqual({
      items: ["a", "b"],
      next: "0199:b",
    });
  });

  it.each([
    ["no Link", {}],
    ["another relation", { link: '</api/posts?cursor=x>; rel="prev"' }],
    ["a Link without a cursor", { link: '</api/posts>; rel="next"' }],
  ])("ends at %s", async (_, headers) => {
    respond(Response.json([], { headers }));
    await expect(getPage("/api/posts", toText)).resolves.toEqual({
      items: [],
      next: null,
    });
  });

  it("finds rel=next among other relations", async () => {
    respond(
      Response.json([], {
        headers: {
          link: '</api/posts>; rel="first", </api/posts?cursor=y>; rel="next"',
        },
      }),
    );
    await expect(getPage("/api/posts", toText)).resolves.toMatchObject({
      next: "y",
    });
  });
});

describe("sendJson", () => {
  it("posts JSON under an idempotency key", async () => {
    const sent = respond(Response.json("made", { status: 201 }));
    await expect(
      sendJson("/api/posts", toText, {
        body: { content: "Amen" },
        idempotencyKey: "key-1",
      }),
    ).resolves.toBe("made");
    expect(sent().init).toMatchObject({
      method: "POST",
      body: '{"content":"Amen"}',
    });
    expect(sent().headers.get("content-type")).toBe("application/json");
    expect(sent().headers.get("idempotency-key")).toBe("key-1");
  });

  it("sends no body and no content type by default", async () => {
    const sent = respond(Response.json(null));
    await sendJson("/api/posts/1/share", toText);
    expect(sent().init).not.toHaveProperty("body");
    expect(sent().headers.has("content-type")).toBe(false);
  });

  it("returns null for an empty response", async () => {
    respond(new Response(null, { status: 204 }));
    await expect(
      sendJson("/api/posts/1", (value) => value, { method: "DELETE" }),
    ).resolves.toBeNull();
  });

  it("rethrows the error of fetch without a network", async () => {
    const offline = new TypeError("Failed to fetch");
    vi.stubGlobal("fetch", () => Promise.reject(offline));
    await expect(sendJson("/api/posts", toText)).rejects.toBe(offline);
  });
});

describe("a call without a response", () => {
  it("fails after 15 s with a TypeError", async () => {
    const fetcher = hang();
    const call = sendJson("/api/posts", toText, { body: "Amen" });
    expect(await stateAfter(14_999, call)).toBe("pending");
    expect(await stateAfter(1, call)).toBeInstanceOf(TypeError);
    expect(fetcher.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it("fails if the response body never ends", async () => {
    hang();
    const body = new ReadableStream();
    vi.stubGlobal(
      "fetch",
      (_url: string, { signal }: { signal: AbortSignal }) => {
        const response = new Response(body);
        response.json = () =>
          new Promise((_resolve, reject) => {
            signal.addEventListener("abort", () => {
              reject(new DOMException("", "AbortError"));
            });
          });
        return Promise.resolve(response);
      },
    );
    const call = getJson("/api/posts", toText);
    expect(await stateAfter(15_000, call)).toBeInstanceOf(TypeError);
  });

  it("fails after 60 s for a large body without progress events", async () => {
    hang();
    vi.stubGlobal("XMLHttpRequest", undefined);
    Reflect.deleteProperty(globalThis, "XMLHttpRequest");
    const body = "x".repeat(64_001);
    const call = sendJson("/api/posts", toText, { body });
    expect(await stateAfter(59_999, call)).toBe("pending");
    expect(await stateAfter(1, call)).toBeInstanceOf(TypeError);
  });

  it("throws an AbortError if the caller aborts, and clears its timer", async () => {
    hang();
    const control = new AbortController();
    const call = getJson("/api/posts", toText, control.signal);
    control.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("session-ended", () => {
  const ended = vi.fn();
  const refuse = (url: string) => {
    respond(new Response("", { status: 401 }));
    return apiFetch(url, () => Promise.resolve()).catch(() => null);
  };

  it("is dispatched at a 401, except for the current-user call", async () => {
    addEventListener("session-ended", ended);
    await refuse("/api/auth/user");
    expect(ended).not.toHaveBeenCalled();
    await refuse("/api/posts");
    expect(ended).toHaveBeenCalledOnce();
    removeEventListener("session-ended", ended);
  });
});

describe("fetchByKey", () => {
  const query = {
    queryKey: ["/api/auth/user", "more"],
    signal: new AbortController().signal,
  };

  it("fetches the first element of the key", async () => {
    const sent = respond(Response.json({ id: "1" }));
    await expect(fetchByKey(query)).resolves.toEqual({ id: "1" });
    expect(sent().url).toBe("/api/auth/user");
  });

  it("returns null for a 401", async () => {
    respond(new Response("", { status: 401 }));
    await expect(fetchByKey(query)).resolves.toBeNull();
  });

  it("throws every other error", async () => {
    respond(new Response("later", { status: 500 }));
    await expect(fetchByKey(query)).rejects.toThrow("500: later");
  });
});

describe("getRefusalMessage", () => {
  const detail = "You can write 60 comments an hour: again in 12 minutes.";
  const refuse = (status: number) =>
    new ApiError(status, "", { type: "", title: "", status, detail });

  it("is the server's own for a suspended user and past a rate limit", () => {
    expect(getRefusalMessage(refuse(403), "Failed.")).toBe(detail);
    expect(getRefusalMessage(refuse(429), "Failed.")).toBe(detail);
    expect(getRefusalMessage(refuse(500), "Failed.")).toBe("Failed.");
    expect(getRefusalMessage(new TypeError(detail), "Failed.")).toBe("Failed.");
  });
});
