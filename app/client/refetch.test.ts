import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { refetchQueries } from "./refetch";

/** An observed query whose responses the test controls. */
function setUp() {
  const client = new QueryClient();
  const responses: ((people: string[]) => void)[] = [];
  const observer = new QueryObserver<string[]>(client, {
    queryKey: ["people"],
    queryFn: () =>
      new Promise((resolve) => {
        responses.push(resolve);
      }),
  });
  const stop = observer.subscribe(() => undefined);
  const shown = () => client.getQueryData(["people"]);
  return { client, responses, shown, stop };
}

const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

it("restarts a first fetch that is pending, and ignores its response", async () => {
  const { client, responses, shown, stop } = setUp();
  const refetched = refetchQueries(client, { queryKey: ["people"] });
  await settled();
  expect(responses).toHaveLength(2);
  responses[0]?.(["before"]);
  await settled();
  expect(shown()).toBeUndefined();
  responses[1]?.(["after"]);
  await refetched;
  expect(shown()).toEqual(["after"]);
  stop();
});

it("keeps the old data until the new response arrives", async () => {
  const { client, responses, shown, stop } = setUp();
  responses[0]?.(["before"]);
  await settled();
  const refetched = refetchQueries(client, { queryKey: ["people"] });
  expect(shown()).toEqual(["before"]);
  responses[1]?.(["after"]);
  await refetched;
  expect(shown()).toEqual(["after"]);
  stop();
});

it("doesn't refetch other queries", async () => {
  const { client, responses, stop } = setUp();
  await refetchQueries(client, { queryKey: ["posts"] });
  expect(responses).toHaveLength(1);
  stop();
});
