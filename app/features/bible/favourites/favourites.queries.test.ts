import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as toasts from "~/ui/toast-store";
import type { Favourite } from "./favourite";
import { favouriteKeys, toggleFavourite } from "./favourites.queries";

const john = (verse: number) => ({
  id: `John 3:${verse}`,
  book: "John",
  chapter: 3,
  verse,
  version: "KJV" as const,
  shown: false,
  reference: `John 3:${verse}`,
});

/** Stubs the API and returns the verses in the query cache. */
function setUp(known: Favourite[] | undefined, respond: () => Response) {
  const client = new QueryClient();
  if (known) client.setQueryData(favouriteKeys.mine, known);
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(respond());
  });
  const verses = () =>
    client
      .getQueryData<Favourite[]>(favouriteKeys.mine)
      ?.map(({ verse }) => verse);
  return { client, sent, verses };
}

beforeEach(() => {
  vi.spyOn(toasts, "errorToast").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("adds the verse first in the list at once and sends the desired state", async () => {
  const respond = () => Response.json({ favourite: true });
  const { client, sent, verses } = setUp([john(1)], respond);
  void toggleFavourite(client, john(16), true);
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
  expect(toasts.errorToast).not.toHaveBeenCalled();
});

it("reverts the list if the request fails", async () => {
  const { client, verses } = setUp(
    [john(16)],
    () => new Response(null, { status: 503 }),
  );
  void toggleFavourite(client, john(16), false);
  expect(verses()).toEqual([]);
  await vi.waitFor(() => {
    expect(verses()).toEqual([16]);
  });
  expect(toasts.errorToast).toHaveBeenCalledExactlyOnceWith(
    "Failed to update favourite verses. Please try again.",
  );
});

it("shows the server's message if the limit is reached", async () => {
  const detail = "You have 100 favourite verses.";
  const { client, verses } = setUp([], () =>
    Response.json(
      { type: "about:blank", title: "No", status: 422, detail },
      { status: 422, headers: { "content-type": "application/problem+json" } },
    ),
  );
  void toggleFavourite(client, john(16), true);
  await vi.waitFor(() => {
    expect(toasts.errorToast).toHaveBeenCalledExactlyOnceWith(detail);
  });
  expect(verses()).toEqual([]);
});

it("refetches the list if it wasn't loaded yet", async () => {
  const respond = () => Response.json({ favourite: true });
  const { client } = setUp(undefined, respond);
  void toggleFavourite(client, john(16), true);
  await vi.waitFor(() => {
    expect(client.getQueryState(favouriteKeys.mine)?.isInvalidated).toBe(true);
  });
});
