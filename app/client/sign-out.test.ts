// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getDraft } from "./drafts";
import { outboxCode } from "./outbox";
import { deleteItems, listItems } from "../offline/outbox/store";
import type { Item } from "./outbox-item";
import { isReachable } from "./reachable";
import { signOut } from "./sign-out";
import { countDrafts } from "../offline/unsent";

vi.mock("./reachable", () => ({ isReachable: vi.fn() }));
vi.mock("../offline/outbox/store", () => ({
  listItems: vi.fn(() => Promise.resolve([])),
  deleteItems: vi.fn(() => Promise.resolve()),
}));

outboxCode.loadUnsent = () => import("../offline/unsent");

const draft = getDraft("ruth", "post", (found) => found ?? null);
const assign = vi.fn();

const clear = (name: string) => {
  getDraft("ruth", name, (found) => found ?? null).write(null);
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
  for (const name of ["comment:1", "comment:2", "memory John 3:16"]) {
    clear(name);
  }
});

const confirm = (answer: boolean) => {
  const prompt = vi.fn(() => answer);
  vi.stubGlobal("confirm", prompt);
  return prompt;
};

it("counts drafts, except games", () => {
  for (const name of ["comment:1", "comment:2", "memory John 3:16"]) {
    getDraft("ruth", name, (found) => found ?? null).write("Amen");
  }
  expect(countDrafts("ruth")).toBe(3);
  // A draft's image doesn't count separately.
  localStorage.setItem("draft:ruth:post:image", "data:,");
  expect(countDrafts("ruth")).toBe(3);
  expect(countDrafts("boaz")).toBe(0);
});

it("confirms losing a draft, and keeps everything if the user declines", async () => {
  const prompt = confirm(false);
  await signOut();
  expect(prompt).toHaveBeenCalledExactlyOnceWith(
    "You have 1 unfinished draft. Sign out and lose it?",
  );
  expect(draft.read()).toBe("Begun and left");
  expect(deleteItems).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

it("deletes the user's drafts and items before signing out", async () => {
  confirm(true);
  let removed: () => void = () => undefined;
  vi.mocked(deleteItems).mockReturnValueOnce(
    new Promise((resolve) => {
      removed = resolve;
    }),
  );
  void signOut();
  await vi.waitFor(() => {
    expect(deleteItems).toHaveBeenCalledOnce();
  });
  const [shouldDelete] = vi.mocked(deleteItems).mock.calls[0] ?? [];
  const owners = ["ruth", "boaz"].map((owner) => ({ owner }) as Item);
  expect(owners.filter((item) => shouldDelete?.(item))).toEqual([owners[0]]);
  expect(draft.read()).toBeNull();
  expect(assign).not.toHaveBeenCalled();
  removed();
  await vi.waitFor(() => {
    expect(assign).toHaveBeenCalledExactlyOnceWith("/api/logout");
  });
});

it("counts only the user's own unsent items", async () => {
  const waiting = [{ owner: "ruth" }, { owner: "boaz" }] as Item[];
  vi.mocked(listItems).mockResolvedValueOnce(waiting);
  const prompt = confirm(false);
  await signOut();
  expect(prompt).toHaveBeenCalledExactlyOnceWith(
    "You have 1 unfinished draft and 1 unsent item. Sign out and lose them?",
  );
  expect(assign).not.toHaveBeenCalled();
});

it("deletes nothing if the server is unreachable", async () => {
  vi.mocked(isReachable).mockResolvedValue(false);
  confirm(true);
  await signOut();
  expect(assign).toHaveBeenCalledExactlyOnceWith("/api/logout");
  expect(draft.read()).toBe("Begun and left");
  expect(deleteItems).not.toHaveBeenCalled();
});

it("explains that signing out needs a connection", async () => {
  const shown = vi.fn();
  vi.stubGlobal("alert", shown);
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  await signOut();
  expect(shown).toHaveBeenCalledExactlyOnceWith(
    "You're offline. You need a connection to sign out.",
  );
  expect(assign).not.toHaveBeenCalled();
});
