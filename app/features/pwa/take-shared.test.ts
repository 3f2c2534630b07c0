// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { openDraft } from "~/browser/drafts";
import { asDraft, emptyDraft } from "~/features/feed/draft";
import { sharedEntries } from "~/features/pwa/shared";
import { takeShared } from "~/features/pwa/take-shared";

vi.mock("~/features/media/take-picture", () => ({
  takePicture: ({ name, type }: File) => Promise.resolve(`${name}:${type}`),
}));

const draft = openDraft("ann", "post", asDraft);

/** What waits, until it is taken. */
function lay(entries: Record<string, Response>): void {
  let there = true;
  vi.stubGlobal("caches", {
    has: () => Promise.resolve(there),
    open: () =>
      Promise.resolve({
        match: (key: string) => Promise.resolve(entries[key]),
      }),
    delete: () => {
      const was = there;
      there = false;
      return Promise.resolve(was);
    },
  });
}

beforeEach(() => {
  draft.write({ fields: emptyDraft, attempt: null });
});

it("puts words behind those that were begun, once", async () => {
  draft.write({
    fields: { ...emptyDraft, kind: "prayer", text: "Begun" },
    attempt: null,
  });
  lay({ [sharedEntries.words]: new Response("Shared") });
  expect(await takeShared("ann")).toBe(true);
  expect(await takeShared("ann")).toBe(false);
  expect(draft.read().fields).toEqual({
    ...emptyDraft,
    kind: "prayer",
    text: "Begun\n\nShared",
  });
});

it("makes a post of a picture", async () => {
  const headers = { "content-type": "image/png" };
  lay({ [sharedEntries.picture]: new Response("bytes", { headers }) });
  await takeShared("ann");
  expect(draft.read().fields).toEqual({
    ...emptyDraft,
    kind: "image",
    picture: "shared:image/png",
  });
});
