import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as toasts from "~/ui/toast-store";
import { recordDailyShare } from "./daily-share";
import { dailyKeys } from "./daily-keys";
import { toggleDailyLike } from "./daily-like";

const date = "2026-11-20";
const counts = { likesCount: 4, sharesCount: 2 };

/** A server that answers when the test says so. */
function setUp() {
  const client = new QueryClient();
  client.setQueryData(dailyKeys.content("verse", date), counts);
  client.setQueryData(dailyKeys.liked("verse", date), false);
  const answers: ((response: Response) => void)[] = [];
  const fetcher = vi.fn<typeof fetch>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  vi.stubGlobal("fetch", fetcher);
  // A refused call says so to the window.
  vi.stubGlobal("dispatchEvent", vi.fn());
  return {
    client,
    fetcher,
    failure: vi.spyOn(toasts, "errorToast"),
    want: (liked: boolean) => {
      void toggleDailyLike(client, { id: date, kind: "verse", date }, liked);
    },
    shown: () => ({
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

describe("wantDailyLike", () => {
  it("shows the wish at once and the server's number after", async () => {
    const { want, shown, fetcher, answer } = setUp();
    want(true);
    expect(shown()).toMatchObject({ liked: true, likesCount: 5 });
    expect(fetcher.mock.calls[0]).toMatchObject([
      `/api/bible/verse-of-the-day/like?date=${date}`,
      { method: "POST", body: '{"desired":true}' },
    ]);
    await answer(Response.json({ liked: true, likesCount: 12 }));
    expect(shown()).toMatchObject({ liked: true, likesCount: 12 });
  });

  it("takes a failed like back and says so", async () => {
    const { want, shown, answer, failure } = setUp();
    want(true);
    await answer(new Response("", { status: 503 }));
    expect(shown()).toEqual({ liked: false, ...counts });
    expect(failure).toHaveBeenCalledExactlyOnceWith(
      "Failed to update like. Please try again.",
    );
  });

  it("asks to sign in where the session is over", async () => {
    const { want, shown, answer, failure } = setUp();
    want(true);
    await answer(new Response("", { status: 401 }));
    expect(shown()).toEqual({ liked: false, ...counts });
    expect(failure).toHaveBeenCalledExactlyOnceWith(
      "Please sign in to like verses",
    );
  });
});

describe("countDailyShare", () => {
  it("shows the number that the server tells", async () => {
    const { client, shown, fetcher, answer } = setUp();
    const counted = recordDailyShare(client, "verse", date);
    expect(shown().sharesCount).toBe(2);
    await answer(Response.json({ shared: true, sharesCount: 3 }));
    await counted;
    expect(shown().sharesCount).toBe(3);
    expect(fetcher.mock.calls[0]?.[0]).toBe(
      `/api/bible/verse-of-the-day/share?date=${date}`,
    );
  });

  it("says where it fails", async () => {
    const { client, shown, answer, failure } = setUp();
    const counted = recordDailyShare(client, "verse", date);
    await answer(new Response("", { status: 500 }));
    await counted;
    expect(shown().sharesCount).toBe(2);
    expect(failure).toHaveBeenCalledExactlyOnceWith(
      "Failed to update share. Please try again.",
    );
  });
});
