// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { getDraft } from "~/client/drafts";
import type { PreferenceId } from "~/features/users/preference";
import { usePreferenceForm } from "./use-preference-form";

afterEach(cleanup);

const renderForm = (viewerId: string, saved: PreferenceId[] = []) =>
  renderHook(() => usePreferenceForm(viewerId, saved, () => undefined), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>
        {children}
      </QueryClientProvider>
    ),
  }).result;

it("starts with the saved preferences and remembers that none are left", () => {
  const form = renderForm("ruth", ["games"]);
  expect(form.current.chosen).toEqual(["games"]);
  act(() => {
    form.current.toggle("games");
  });
  expect(renderForm("ruth", ["games"]).current.chosen).toEqual([]);
});

it("ignores unknown ids in a stored draft", () => {
  const stored = { preferences: ["miracles", 3, "events"] };
  getDraft<unknown>("boaz", "preferences", (value) => value ?? null).write(
    stored,
  );
  expect(renderForm("boaz").current.chosen).toEqual(["events"]);
});
