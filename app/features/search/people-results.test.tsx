// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PeopleResults } from "./people-results";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows the groups found while people load and when they can't be loaded", async () => {
  let respond: (response: Response) => void = () => undefined;
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise<Response>((resolve) => {
        respond = resolve;
      }),
  );
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false } },
  });
  render(
    <QueryClientProvider client={client}>
      <PeopleResults q="grace" viewerId="naomi" initialPeople={null}>
        <p key="groups">Grace Chapel</p>
      </PeopleResults>
    </QueryClientProvider>,
  );
  await screen.findByText("Loading people");
  const groups = screen.getByText("Grace Chapel");
  respond(new Response("no", { status: 500 }));
  await screen.findByText("Couldn't search. Please try again.");
  expect(screen.getByText("Grace Chapel")).toBe(groups);
});
