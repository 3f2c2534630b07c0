import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { askAnew } from "./ask-anew";

/** A list somebody looks at; each answer comes when the test says so. */
function setUp() {
  const client = new QueryClient();
  const answers: ((people: string[]) => void)[] = [];
  const observer = new QueryObserver<string[]>(client, {
    queryKey: ["people"],
    queryFn: () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  });
  const stop = observer.subscribe(() => undefined);
  const shown = () => client.getQueryData(["people"]);
  return { client, answers, shown, stop };
}

const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

it("asks again for what is only just on its first way, and lets the old answer go", async () => {
  const { client, answers, shown, stop } = setUp();
  const asked = askAnew(client, { queryKey: ["people"] });
  await settled();
  expect(answers).toHaveLength(2);
  answers[0]?.(["before"]);
  await settled();
  expect(shown()).toBeUndefined();
  answers[1]?.(["after"]);
  await asked;
  expect(shown()).toEqual(["after"]);
  stop();
});

it("keeps what is there until the new answer comes", async () => {
  const { client, answers, shown, stop } = setUp();
  answers[0]?.(["before"]);
  await settled();
  const asked = askAnew(client, { queryKey: ["people"] });
  expect(shown()).toEqual(["before"]);
  answers[1]?.(["after"]);
  await asked;
  expect(shown()).toEqual(["after"]);
  stop();
});

it("leaves alone what has not to do with it", async () => {
  const { client, answers, stop } = setUp();
  await askAnew(client, { queryKey: ["posts"] });
  expect(answers).toHaveLength(1);
  stop();
});
