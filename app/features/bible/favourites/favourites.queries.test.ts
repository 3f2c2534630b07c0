import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as toasts from "~/ui/toast-store";
import type { Favourite } from "./favourite";
import { favouriteKeys, wantFavourite } from "./favourites.queries";

const john = (verse: number) => ({
  id: `John 3:${verse}`,
  book: "John",
  chapter: 3,
  verse,
  version: "KJV" as const,
  shown: false,
  reference: `John 3:${verse}`,
});

/** Of a call that answers like this; the verses that are favourites, as they show. */
function setUp(known: Favourite[] | undefined, answer: () => Response) {
  const client = new QueryClient();
  if (known) client.setQueryData(favouriteKeys.mine, known);
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(answer());
  });
  const verses = () =>
    client
      .getQueryData<Favourite[]>(favouriteKeys.mine)
      ?.map(({ verse }) => verse);
  return { client, sent, verses };
}

beforeEach(() => {
  vi.spyOn(toasts, "failureToast").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("shows at once, before the others, and sends what is wanted", async () => {
  const answer = () => Response.json({ favourite: true });
  const { client, sent, verses } = setUp([john(1)], answer);
  void wantFavourite(client, john(16), true);
  expect(verses()).toEqual([16, 1]);
  await vi.waitFor(() => {
    expect(sent).toEqual([
      {
        book: "John",
        chapter: 3,
        verse: 16,
        version: "KJV",
        desired: true,
      },
    ]);
  });
  expect(verses()).toEqual([16, 1]);
  expect(toasts.failureToast).not.toHaveBeenCalled();
});

it("is taken back where it fails", async () => {
  const { client, verses } = setUp(
    [john(16)],
    () => new Response(null, { status: 503 }),
  );
  void wantFavourite(client, john(16), false);
  expect(verses()).toEqual([]);
  await vi.waitFor(() => {
    expect(verses()).toEqual([16]);
  });
  expect(toasts.failureToast).toHaveBeenCalledExactlyOnceWith(
    "Failed to update favourite verses. Please try again.",
  );
});

it("tells of a hundred and first verse what the server says", async () => {
  const detail = "You have 100 favourite verses.";
  const { client, verses } = setUp([], () =>
    Response.json(
      { type: "about:blank", title: "No", status: 422, detail },
      { status: 422, headers: { "content-type": "application/problem+json" } },
    ),
  );
  void wantFavourite(client, john(16), true);
  await vi.waitFor(() => {
    expect(toasts.failureToast).toHaveBeenCalledExactlyOnceWith(detail);
  });
  expect(verses()).toEqual([]);
});

it("asks for all of them where they were not known yet", async () => {
  const answer = () => Response.json({ favourite: true });
  const { client } = setUp(undefined, answer);
  void wantFavourite(client, john(16), true);
  await vi.waitFor(() => {
    expect(client.getQueryState(favouriteKeys.mine)?.isInvalidated).toBe(true);
  });
});
