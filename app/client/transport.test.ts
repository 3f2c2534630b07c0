// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendJson } from "./api-client";

const toText = (value: unknown) => value as string;

/** An XMLHttpRequest that the test controls. */
class FakeRequest {
  static last: FakeRequest;
  static sent = 0;
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  opened: string[] = [];
  body: unknown;
  status = 0;
  statusText = "";
  responseType = "";
  response: ArrayBuffer | null = null;
  type: string | null = "application/json";
  retryAfter: string | null = null;

  constructor() {
    FakeRequest.last = this;
  }
  open(...options: string[]) {
    this.opened = options;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    if (name === "retry-after") return this.retryAfter;
    return this.type;
  }
  send(body: string) {
    FakeRequest.sent += 1;
    this.body = JSON.parse(body);
  }
  abort() {
    this.onabort();
  }
  respond(status: number, text: string, type = this.type) {
    const response = new TextEncoder().encode(text).buffer;
    Object.assign(this, { status, response, type });
    this.onload();
  }
}

const options = {
  body: { type: "image" },
  idempotencyKey: "k",
  onProgress: () => undefined,
};

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a call with upload progress", () => {
  it("posts JSON under its key, reports progress and parses the response", async () => {
    const onProgress = vi.fn();
    const sent = sendJson("/api/psalms", toText, {
      ...options,
      onProgress,
    });
    const request = FakeRequest.last;
    expect(request.opened).toEqual(["POST", "/api/psalms"]);
    expect(request.headers).toEqual({
      accept: "application/json",
      "content-type": "application/json",
      "idempotency-key": "k",
    });
    expect(request.body).toEqual({ type: "image" });
    request.upload.onprogress?.({
      lengthComputable: true,
      loaded: 1,
      total: 4,
    });
    request.upload.onprogress?.({ lengthComputable: false, loaded: 2 });
    expect(onProgress.mock.calls).toEqual([[0.25]]);
    request.respond(201, '"Selah"');
    await expect(sent).resolves.toBe("Selah");
  });

  it("returns null for an empty response", async () => {
    const sent = sendJson("/api/psalms", toText, options);
    FakeRequest.last.respond(204, "", null);
    await expect(sent).resolves.toBeNull();
  });

  it("throws the API's error", async () => {
    const problem = {
      type: "about:blank",
      title: "Some values need attention",
      status: 422,
      issues: [{ path: "imageUrl", message: "This is no picture." }],
    };
    const sent = sendJson("/api/psalms", toText, options);
    FakeRequest.last.respond(
      422,
      JSON.stringify(problem),
      "application/problem+json",
    );
    await expect(sent).rejects.toMatchObject({
      name: "ApiError",
      status: 422,
      problem,
    });
  });

  it("supports PUT without a key, and returns Retry-After", async () => {
    const sent = sendJson("/api/psalms/1", toText, {
      method: "PUT",
      body: {},
      onProgress: () => undefined,
    });
    const request = FakeRequest.last;
    expect(request.opened).toEqual(["PUT", "/api/psalms/1"]);
    expect(request.headers).not.toHaveProperty("idempotency-key");
    request.retryAfter = "600";
    request.respond(429, "", null);
    await expect(sent).rejects.toMatchObject({ status: 429, retryAfter: 600 });
  });

  it("throws a TypeError without a network", async () => {
    const sent = sendJson("/api/psalms", toText, options);
    FakeRequest.last.onerror();
    await expect(sent).rejects.toBeInstanceOf(TypeError);
  });

  it.each(["before", "after"])("can be aborted %s it started", async (when) => {
    FakeRequest.sent = 0;
    const control = new AbortController();
    if (when === "before") control.abort();
    const sent = sendJson("/api/psalms", toText, {
      ...options,
      signal: control.signal,
    });
    if (when === "after") control.abort();
    await expect(sent).rejects.toMatchObject({ name: "AbortError" });
    expect(FakeRequest.sent).toBe(when === "before" ? 0 : 1);
  });

  it("is aborted after 15 s without progress", async () => {
    vi.useFakeTimers();
    const sent = sendJson("/api/psalms", toText, options);
    const failed = expect(sent).rejects.toBeInstanceOf(TypeError);
    const abort = vi.spyOn(FakeRequest.last, "abort");
    for (const loaded of [1, 2, 3, 4]) {
      vi.advanceTimersByTime(14_000);
      FakeRequest.last.upload.onprogress?.({
        lengthComputable: true,
        loaded,
        total: 4,
      });
    }
    vi.advanceTimersByTime(14_999);
    expect(abort).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(abort).toHaveBeenCalledOnce();
    await failed;
    expect(vi.getTimerCount()).toBe(0);
  });

  it("uses XMLHttpRequest for a large body even without a progress listener", async () => {
    const body = { text: "x".repeat(64_000) };
    const sent = sendJson("/api/psalms", toText, { body });
    FakeRequest.last.respond(200, '"Selah"');
    await expect(sent).resolves.toBe("Selah");
    expect(FakeRequest.last.body).toEqual(body);
  });
});
