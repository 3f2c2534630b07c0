import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as toasts from "~/ui/toast-store";
import { dailyKeys, recordDailyShare, toggleDailyLike } from "./daily.queries";

const date = "2026-11-20";
const counts = { likesCount: 4, sharesCount: 2 };

/** `answer` resolves the oldest pending request. */
function setUp() {
  const client = new QueryClient();
  client.setQueryData(dailyKeys.content("verse", date), counts);
  client.setQueryData(dailyKeys.liked("verse", date), false);
  const answers: ((response: Response) => void)[] = [];
  const fetcher = vi.fn<typeof fetch>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  vi.stubGlobal("fetch", fetcher);
  // A 401 dispatches an event on the window.
  vi.stubGlobal("dispatchEvent", vi.fn());
  return {
    client,
    fetcher,
    failure: vi.spyOn(toasts, "errorToast"),
    setLiked: (liked: boolean) => {
      void toggleDailyLike(client, { id: date, kind: "verse", date }, liked);
    },
    getCached: () => ({
      liked: client.getQueryData(dailyKeys.liked("verse", date)),
      ...client.getQueryData<typeof counts>(dailyKeys.content("verse", date)),
    }),
    answer: (response: Response) => {
      answers.shift()?.(response);
      return new Promise((resolve) => setImmediate(resolve));
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("toggleDailyLike", () => {
  it("shows the like at once, then the server's count", async () => {
    const { setLiked, getCached, fetcher, answer } = setUp();
    setLiked(true);
    expect(getCached()).toMatchObject({ liked: true, likesCount: 5 });
    expect(fetcher.mock.calls[0]).toMatchObject([
      `/api/bible/verse-of-the-day/like?date=${date}`,
      { method: "POST", body: '{"desired":true}' },
    ]);
    await answer(Response.json({ liked: true, likesCount: 12 }));
    expect(getCached()).toMatchObject({ liked: true, likesCount: 12 });
  });

  it("reverts a failed like and shows an error", async () => {
    const { setLiked, getCached, answer, failure } = setUp();
    setLiked(true);
    await answer(new Response("", { status: 503 }));
    expect(getCached()).toEqual({ liked: false, ...counts });
    expect(failure).toHaveBeenCalledExactlyOnceWith(
      "Failed to update like. Please try again.",
    );
  });

  it("asks the user to sign in if the session has expired", async () => {
    const { setLiked, getCached, answer, failure } = setUp();
    setLiked(true);
    await answer(new Response("", { status: 401 }));
    expect(getCached()).toEqual({ liked: false, ...counts });
    expect(failure).toHaveBeenCalledExactlyOnceWith(
      "Please sign in to like verses",
    );
  });
});

describe("recordDailyShare", () => {
  it("shows the server's count", async () => {
    const { client, getCached, fetcher, answer } = setUp();
    const counted = recordDailyShare(client, "verse", date);
    expect(getCached().sharesCount).toBe(2);
    await answer(Response.json({ shared: true, sharesCount: 3 }));
    await counted;
    expect(getCached().sharesCount).toBe(3);
    expect(fetcher.mock.calls[0]?.[0]).toBe(
      `/api/bible/verse-of-the-day/share?date=${date}`,
    );
  });

  it("shows an error if it fails", async () => {
    const { client, getCached, answer, failure } = setUp();
    const counted = recordDailyShare(client, "verse", date);
    await answer(new Response("", { status: 500 }));
    await counted;
    expect(getCached().sharesCount).toBe(2);
    expect(failure).toHaveBeenCalledExactlyOnceWith(
      "Failed to update share. Please try again.",
    );
  });
});
