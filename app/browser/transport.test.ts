// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendJson } from "./api-client";

const asText = (value: unknown) => value as string;

/** An XMLHttpRequest that does what the test says. */
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
  open(...how: string[]) {
    this.opened = how;
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
  answer(status: number, text: string, type = this.type) {
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
  it("posts JSON under its key, tells how far it is, and reads the answer", async () => {
    const onProgress = vi.fn();
    const sent = sendJson("/api/psalms", asText, {
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
    request.answer(201, '"Selah"');
    await expect(sent).resolves.toBe("Selah");
  });

  it("reads an empty answer as null", async () => {
    const sent = sendJson("/api/psalms", asText, options);
    FakeRequest.last.answer(204, "", null);
    await expect(sent).resolves.toBeNull();
  });

  it("throws what the API says", async () => {
    const problem = {
      type: "about:blank",
      title: "Some values need attention",
      status: 422,
      issues: [{ path: "imageUrl", message: "This is no picture." }],
    };
    const sent = sendJson("/api/psalms", asText, options);
    FakeRequest.last.answer(
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

  it("changes by PUT, which needs no key, and hears when to come again", async () => {
    const sent = sendJson("/api/psalms/1", asText, {
      method: "PUT",
      body: {},
      onProgress: () => undefined,
    });
    const request = FakeRequest.last;
    expect(request.opened).toEqual(["PUT", "/api/psalms/1"]);
    expect(request.headers).not.toHaveProperty("idempotency-key");
    request.retryAfter = "600";
    request.answer(429, "", null);
    await expect(sent).rejects.toMatchObject({ status: 429, retryAfter: 600 });
  });

  it("throws a TypeError where there is no network", async () => {
    const sent = sendJson("/api/psalms", asText, options);
    FakeRequest.last.onerror();
    await expect(sent).rejects.toBeInstanceOf(TypeError);
  });

  it.each(["before", "after"])(
    "can be called off %s it began",
    async (when) => {
      FakeRequest.sent = 0;
      const control = new AbortController();
      if (when === "before") control.abort();
      const sent = sendJson("/api/psalms", asText, {
        ...options,
        signal: control.signal,
      });
      if (when === "after") control.abort();
      await expect(sent).rejects.toMatchObject({ name: "AbortError" });
      expect(FakeRequest.sent).toBe(when === "before" ? 0 : 1);
    },
  );

  it("is aborted after 15 s without progress, and not while there is some", async () => {
    vi.useFakeTimers();
    const sent = sendJson("/api/psalms", asText, options);
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

  it("is watched if it is large, even where nobody shows its progress", async () => {
    const body = { text: "x".repeat(64_000) };
    const sent = sendJson("/api/psalms", asText, { body });
    FakeRequest.last.answer(200, '"Selah"');
    await expect(sent).resolves.toBe("Selah");
    expect(FakeRequest.last.body).toEqual(body);
  });
});
