// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { getDraft } from "~/client/drafts";
import { asDraft, emptyDraft } from "~/features/feed/draft";
import { sharedContentUrls } from "~/shared/share-target";
import * as toasts from "~/ui/toast-store";
import { importSharedContent } from "./shared-content";

vi.mock("~/features/media/prepare-image", () => ({
  prepareImage: ({ name, type }: File) => Promise.resolve(`${name}:${type}`),
}));

const draft = getDraft("ann", "post", asDraft);

/** Stubs the shared content, until it is imported. */
function storeShared(entries: Record<string, Response>): void {
  let exists = true;
  vi.stubGlobal("caches", {
    has: () => Promise.resolve(exists),
    open: () =>
      Promise.resolve({
        match: (key: string) => Promise.resolve(entries[key]),
      }),
    delete: () => {
      const existed = exists;
      exists = false;
      return Promise.resolve(existed);
    },
  });
}

beforeEach(() => {
  draft.write({ fields: emptyDraft, attempt: null });
});

it("appends the shared text to the draft, once", async () => {
  draft.write({
    fields: { ...emptyDraft, kind: "prayer", text: "Begun" },
    attempt: null,
  });
  storeShared({ [sharedContentUrls.text]: new Response("Shared") });
  expect(await importSharedContent("ann")).toBe(true);
  expect(await importSharedContent("ann")).toBe(false);
  expect(draft.read().fields).toEqual({
    ...emptyDraft,
    kind: "prayer",
    text: "Begun\n\nShared",
  });
});

it("makes an image post of a shared image", async () => {
  const headers = { "content-type": "image/png" };
  storeShared({
    [sharedContentUrls.image]: new Response("bytes", { headers }),
  });
  await importSharedContent("ann");
  expect(draft.read().fields).toEqual({
    ...emptyDraft,
    kind: "image",
    imageData: "shared:image/png",
  });
});

it("never turns a request without a name into an image post", async () => {
  const fields = {
    ...emptyDraft,
    kind: "prayer",
    anonymous: true,
    text: "Begun",
  } as const;
  draft.write({ fields, attempt: null });
  const failure = vi.spyOn(toasts, "errorToast");
  storeShared({ [sharedContentUrls.image]: new Response("bytes") });
  await importSharedContent("ann");
  expect(draft.read().fields).toMatchObject({ ...fields, imageData: "" });
  expect(failure).toHaveBeenCalledOnce();
});
