// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";
import { HiddenPeopleSection } from "./hidden-people-section";

vi.mock("~/ui/toast-store", () => ({
  toast: vi.fn(),
  failureToast: vi.fn(),
}));

// Outside of a router there is nowhere to go.
vi.mock("~/ui/intent-link", () => ({
  IntentLink: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const people = ["saul", "doeg"].map((username) => ({
  id: username,
  username,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
}));

/** The section over a server that has blocked these, muted nobody, and answers acts so. */
function show(status: number) {
  let blocked = people;
  const sent = vi.fn<typeof fetch>((url, init) => {
    if (init?.method === "POST") {
      if (status === 200) {
        blocked = blocked.filter(({ id }) => url !== urls.api.block(id));
      }
      return Promise.resolve(Response.json({ blocked: false }, { status }));
    }
    return Promise.resolve(
      Response.json(url === urls.api.blockedUsers() ? blocked : []),
    );
  });
  vi.stubGlobal("fetch", sent);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false } },
  });
  render(
    <QueryClientProvider client={client}>
      <HiddenPeopleSection />
    </QueryClientProvider>,
  );
  return sent;
}

const names = () =>
  screen
    .queryAllByRole("listitem")
    .map((row) => within(row).getByRole("link").textContent);

describe("the section of the hidden", () => {
  it("lists whom one has blocked, and says where there is nobody", async () => {
    show(200);
    await screen.findByRole("button", { name: "Unblock saul" });
    expect(names()).toEqual(["SAsaul@saul", "DOdoeg@doeg"]);
    expect(await screen.findByText("You have muted nobody.")).toBeTruthy();
  });

  it("lets each go back, at once", async () => {
    const sent = show(200);
    (await screen.findByRole("button", { name: "Unblock saul" })).click();
    await vi.waitFor(() => {
      expect(names()).toEqual(["DOdoeg@doeg"]);
    });
    await vi.waitFor(() => {
      expect(toast).toHaveBeenCalledWith({
        title: "Unblocked @saul",
        variant: "success",
      });
    });
    const act = sent.mock.calls.find(([, init]) => init?.method === "POST");
    expect(act?.[0]).toBe(urls.api.block("saul"));
    expect(act?.[1]?.body).toBe('{"desired":false}');
    screen.getByRole("button", { name: "Unblock doeg" }).click();
    expect(await screen.findByText("You have blocked nobody.")).toBeTruthy();
  });

  it("brings back whom the server did not let go", async () => {
    show(500);
    (await screen.findByRole("button", { name: "Unblock saul" })).click();
    await vi.waitFor(() => {
      expect(failureToast).toHaveBeenCalledWith(
        "Failed to unblock. Please try again.",
      );
    });
    expect(names()).toEqual(["SAsaul@saul", "DOdoeg@doeg"]);
  });
});
