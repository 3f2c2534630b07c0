// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openDraft } from "~/browser/drafts";
import type { PreferenceId } from "~/features/users/preference";
import { useChooser } from "./use-chooser";

afterEach(cleanup);

const choice = (viewerId: string, saved: PreferenceId[] = []) =>
  renderHook(() => useChooser(viewerId, saved), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>
        {children}
      </QueryClientProvider>
    ),
  }).result;

it("begins with what is saved, turns each over, and keeps that none is left", () => {
  const made = choice("ruth", ["games"]);
  expect(made.current.chosen).toEqual(["games"]);
  act(() => {
    made.current.toggle("games");
  });
  expect(choice("ruth", ["games"]).current.chosen).toEqual([]);
});

it("keeps of a choice what there still is", () => {
  const found = ["miracles", 3, "events"];
  openDraft<unknown>("boaz", "preferences", (value) => value ?? null).write(
    found,
  );
  expect(choice("boaz").current.chosen).toEqual(["events"]);
});
