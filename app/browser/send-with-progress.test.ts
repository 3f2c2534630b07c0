// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendWithProgress } from "./send-with-progress";

const asText = (value: unknown) => value as string;

/** An XMLHttpRequest that does what the test says. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  opened: string[] = [];
  body: unknown;
  status = 0;
  statusText = "";
  responseText = "";
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
    this.body = JSON.parse(body);
  }
  abort() {
    this.onabort();
  }
  answer(status: number, text: string, type = this.type) {
    Object.assign(this, { status, responseText: text, type });
    this.onload();
  }
}

const options = { body: { type: "image" }, idempotencyKey: "k" };

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("sendWithProgress", () => {
  it("posts JSON under its key, tells how far it is, and reads the answer", async () => {
    const onProgress = vi.fn();
    const sent = sendWithProgress("/api/psalms", asText, {
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
    const sent = sendWithProgress("/api/psalms", asText, options);
    FakeRequest.last.answer(204, "", null);
    await expect(sent).resolves.toBeNull();
  });

  it("throws what the API says, as sendJson does", async () => {
    const problem = {
      type: "about:blank",
      title: "Some values need attention",
      status: 422,
      issues: [{ path: "imageUrl", message: "This is no picture." }],
    };
    const sent = sendWithProgress("/api/psalms", asText, options);
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
    const sent = sendWithProgress("/api/psalms/1", asText, {
      method: "PUT",
      body: {},
    });
    const request = FakeRequest.last;
    expect(request.opened).toEqual(["PUT", "/api/psalms/1"]);
    expect(request.headers).not.toHaveProperty("idempotency-key");
    request.retryAfter = "600";
    request.answer(429, "", null);
    await expect(sent).rejects.toMatchObject({ status: 429, retryAfter: 600 });
  });

  it("throws a TypeError where there is no network", async () => {
    const sent = sendWithProgress("/api/psalms", asText, options);
    FakeRequest.last.onerror();
    await expect(sent).rejects.toBeInstanceOf(TypeError);
  });

  it.each(["before", "after"])(
    "can be called off %s it began",
    async (when) => {
      const control = new AbortController();
      if (when === "before") control.abort();
      const sent = sendWithProgress("/api/psalms", asText, {
        ...options,
        signal: control.signal,
      });
      if (when === "after") control.abort();
      await expect(sent).rejects.toMatchObject({ name: "AbortError" });
      if (when === "before") expect(FakeRequest.last.body).toBeUndefined();
    },
  );
});
