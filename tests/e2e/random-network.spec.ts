import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../helpers/e2e";
import {
  createPost,
  failureText,
  postButton,
  unique,
  uniquePerson,
} from "../helpers/feed";
import { bar, openReady, readOutbox } from "../helpers/outbox";

/** With 200, the test takes three minutes beside the other tests. */
const steps = Number(process.env["JOURNEY_STEPS"] ?? 80);
const modes = ["ok", "ok", "offline", "hang", "reset", "401", "500"] as const;
type Mode = (typeof modes)[number];

/** Park and Miller's generator: the same seed gives the same steps. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Simulates the current mode for all requests that create a post or a comment. */
async function simulateBadNetwork(context: BrowserContext) {
  const now: { mode: Mode } = { mode: "ok" };
  await context.route(/\/api\/posts(\/[^/]+\/comments)?$/, (route) => {
    const { mode } = now;
    if (route.request().method() !== "POST" || mode === "ok") {
      return route.fallback();
    }
    if (mode === "hang") return undefined;
    if (mode === "reset") return route.abort("connectionreset");
    if (mode === "offline") return route.abort("internetdisconnected");
    return route.fulfill({
      status: Number(mode),
      contentType: "application/problem+json",
      json: { type: "about:blank", title: "No", status: Number(mode) },
    });
  });
  return async (mode: Mode) => {
    now.mode = mode;
    await context.setOffline(mode === "offline");
  };
}

test(`${steps} random steps on a bad network lose no text and send none twice`, async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  test.setTimeout(300_000);
  pageErrors.allow(failureText);
  const random = createRandom(
    Number(process.env["JOURNEY_SEED"] ?? 20_261_124),
  );
  const people = [
    uniquePerson("Priscilla", "Tent"),
    uniquePerson("Aquila", "Tent"),
  ];
  const posts: string[] = [];
  for (const person of people) {
    await context.clearCookies();
    await signIn(person);
    posts.push(
      await createPost(page, { type: "text", content: unique("Tent") }),
    );
  }
  const setMode = await simulateBadNetwork(context);
  await page.clock.install();
  let userIndex = 0;
  let kind: "post" | "comment" = "post";
  let mode: Mode = "ok";
  const typed: string[] = [];
  // By keyboard, because the previous post's toast covers the buttons for five seconds.
  const field = async () => {
    const opener = page.getByRole("button", { name: "Write a post" });
    if (kind === "comment") return page.getByLabel("Write a comment");
    const area = page.getByLabel("Your post");
    if (!(await area.isVisible())) await opener.press("Enter");
    return area;
  };

  const otherKind = () => (kind === "post" ? "comment" : "post");
  const getPath = () =>
    kind === "post" ? "/home" : `/post/${posts[userIndex] ?? ""}`;

  /** Starts a new session of either user on this device, from a page without user data. */
  const signInAs = async (next: number) => {
    mode = "ok";
    await setMode(mode);
    await page.goto("about:blank");
    await context.clearCookies();
    userIndex = next;
    await signIn(people[userIndex]);
    await openReady(page, getPath());
  };
  const visit = async (next: "post" | "comment") => {
    kind = next;
    mode = "ok";
    await setMode(mode);
    await openReady(page, getPath());
  };
  /** Presses Post. A text that the server rejected stays in its field until a later attempt. */
  const submit = async () => {
    const area = await field();
    const text = await area.inputValue();
    if (text === "") return;
    const form = page.locator("form").filter({ has: area });
    const button =
      kind === "post"
        ? postButton(page)
        : form.getByRole("button", { name: "Post", exact: true });
    await button.press("Enter");
    const isPending = () =>
      area.evaluateAll((fields) =>
        fields.some(
          (field) =>
            field instanceof HTMLTextAreaElement &&
            field.value !== "" &&
            // Also a button outside of the form.
            [...(field.form?.elements ?? [])].some((one) =>
              one.hasAttribute("aria-busy"),
            ),
        ),
      );
    await expect
      .poll(async () => {
        if (mode === "hang") await page.clock.fastForward(15_000);
        return isPending();
      })
      .toBe(false);
  };

  await signInAs(0);
  for (let step = 0; step < steps; step += 1) {
    const chance = random(10);
    if (chance < 3) {
      mode = modes[random(modes.length)] ?? "ok";
      await setMode(mode);
    } else if (chance < 8) {
      const area = await field();
      if ((await area.inputValue()) === "") {
        typed.push(unique(`Step ${step}`));
        await area.fill(typed.at(-1) ?? "");
      }
      await submit();
    } else {
      mode = "ok";
      await setMode(mode);
      await submit();
      if (chance === 8) await visit(otherKind());
      else await signInAs(1 - userIndex);
    }
  }

  const server: string[] = [];
  let left = "";
  for (const i of people.keys()) {
    await signInAs(i);
    for (const each of ["post", "comment"] as const) {
      await visit(each);
      left += await (await field()).inputValue();
    }
    await expect(bar(page)).toBeHidden();
    const me = await page.request.get("/api/auth/user");
    const { id } = (await me.json()) as { id: string };
    for (const path of [
      `/api/users/${id}/posts?limit=100`,
      `/api/posts/${posts[i] ?? ""}/comments?limit=100`,
    ]) {
      const response = await page.request.get(path);
      const list = (await response.json()) as { content: string }[];
      server.push(...list.map(({ content }) => content));
    }
  }
  left += await readOutbox(page);
  expect(typed.length).toBeGreaterThan(steps / 5);
  const lost = typed.filter(
    (text) => !server.includes(text) && !left.includes(text),
  );
  expect(lost).toEqual([]);
  const twice = typed.filter(
    (text) => server.filter((other) => other === text).length > 1,
  );
  expect(twice).toEqual([]);
});
