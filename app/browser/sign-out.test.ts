// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDraft } from "./drafts";
import { setOutbox } from "./outbox/door";
import { listItems, removeOwner } from "./outbox/store";
import type { Item } from "./outbox/item";
import { isReachable } from "./reachable";
import { signOut } from "./sign-out";
import { unfinishedDrafts } from "./unsent";

vi.mock("./reachable", () => ({ isReachable: vi.fn() }));
vi.mock("./outbox/store", () => ({
  listItems: vi.fn(() => Promise.resolve([])),
  removeOwner: vi.fn(() => Promise.resolve()),
}));

const draft = openDraft("ruth", "post", (found) => found ?? null);
const assign = vi.fn();

const forget = (name: string) => {
  openDraft("ruth", name, (found) => found ?? null).write(null);
};

beforeEach(() => {
  document.documentElement.dataset["member"] = "ruth";
  localStorage.clear();
  draft.write("Begun and left");
  vi.stubGlobal("location", { assign });
  vi.clearAllMocks();
  vi.mocked(isReachable).mockResolvedValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  setOutbox(null);
  for (const name of ["comment:1", "comment:2", "memory John 3:16"]) {
    forget(name);
  }
});

const confirm = (answer: boolean) => {
  const ask = vi.fn(() => answer);
  vi.stubGlobal("confirm", ask);
  return ask;
};

it("names each kind of draft, and counts several; a game is none", () => {
  for (const name of ["comment:1", "comment:2", "memory John 3:16"]) {
    openDraft("ruth", name, (found) => found ?? null).write("Amen");
  }
  expect(unfinishedDrafts("ruth")).toEqual({
    count: 3,
    text: "an unfinished post and 2 unfinished comments",
  });
  // The picture of a draft is part of it.
  localStorage.setItem("draft:ruth:post:picture", "data:,");
  expect(unfinishedDrafts("ruth").count).toBe(3);
  expect(unfinishedDrafts("boaz")).toEqual({ count: 0, text: "" });
});

it("asks about a draft before the dialog has loaded; a no keeps everything", async () => {
  const ask = confirm(false);
  await signOut();
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    "You have an unfinished post. Sign out and lose it?",
  );
  expect(draft.read()).toBe("Begun and left");
  expect(removeOwner).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

it("deletes the leaver's own, and leaves only then", async () => {
  confirm(true);
  let removed: () => void = () => undefined;
  vi.mocked(removeOwner).mockReturnValueOnce(
    new Promise((resolve) => {
      removed = resolve;
    }),
  );
  void signOut();
  await vi.waitFor(() => {
    expect(removeOwner).toHaveBeenCalledExactlyOnceWith("ruth");
  });
  expect(draft.read()).toBeNull();
  expect(assign).not.toHaveBeenCalled();
  removed();
  await vi.waitFor(() => {
    expect(assign).toHaveBeenCalledExactlyOnceWith("/api/logout");
  });
});

it("counts what waits to be sent, of the leaver alone", async () => {
  const waiting = [{ owner: "ruth" }, { owner: "boaz" }] as Item[];
  vi.mocked(listItems).mockResolvedValueOnce(waiting);
  const ask = confirm(false);
  await signOut();
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    "You have an unfinished post and 1 unsent item. Sign out and lose them?",
  );
  expect(assign).not.toHaveBeenCalled();
});

it("deletes nothing where the server can't be reached to sign out", async () => {
  vi.mocked(isReachable).mockResolvedValue(false);
  confirm(true);
  await signOut();
  expect(assign).toHaveBeenCalledExactlyOnceWith("/api/logout");
  expect(draft.read()).toBe("Begun and left");
  expect(removeOwner).not.toHaveBeenCalled();
});

it("leaves it to the dialog to ask, once that is there", async () => {
  const ask = confirm(false);
  let go: () => void = () => undefined;
  setOutbox({
    keep: () => Promise.resolve(),
    asksBefore: (leave) => {
      go = leave;
      return true;
    },
  });
  await signOut();
  expect(draft.read()).toBe("Begun and left");
  expect(assign).not.toHaveBeenCalled();
  go();
  await vi.waitFor(() => {
    expect(assign).toHaveBeenCalledOnce();
  });
  expect(ask).not.toHaveBeenCalled();
});
