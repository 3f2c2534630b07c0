import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../helpers/e2e";
import { createPost, failureText, uniquePerson, unique } from "../helpers/feed";
import { bar, openReady } from "../helpers/outbox";

const steps = 200;
const modes = ["ok", "ok", "offline", "hang", "reset", "401", "500"] as const;
type Mode = (typeof modes)[number];

/** Park and Miller's generator: the same seed gives the same journey. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Answers every call that writes a post or a comment as the network of the moment does. */
async function badNetwork(context: BrowserContext) {
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

/** What waits in the outbox of this browser, whoever it belongs to. */
const waiting = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open("outbox");
    await new Promise((done) => {
      open.onsuccess = done;
    });
    const items = open.result
      .transaction("items")
      .objectStore("items")
      .getAll();
    await new Promise((done) => {
      items.onsuccess = done;
    });
    open.result.close();
    return JSON.stringify(items.result);
  });

test("200 random steps on a bad network lose no text and send none twice", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  test.setTimeout(300_000);
  pageErrors.allow(failureText);
  const random = randomFrom(Number(process.env["JOURNEY_SEED"] ?? 20_261_124));
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
  const setMode = await badNetwork(context);
  await page.clock.install();
  let who = 0;
  let mode: Mode = "ok";
  const typed: string[] = [];
  // By keyboard: the toast of the post before lies over the buttons for five seconds.
  const field = async (place: "post" | "comment") => {
    const opener = page.getByRole("button", { name: "Write a post" });
    if (place === "comment") return page.getByLabel("Write a comment");
    if (await opener.isVisible()) await opener.press("Enter");
    return page.getByLabel("Your post");
  };

  /** Another session of either person on this device, once nothing is left on the screen. */
  const enter = async (next: number) => {
    mode = "ok";
    await setMode(mode);
    await page.goto("/landing");
    await context.clearCookies();
    who = next;
    await signIn(people[who]);
    await openReady(page);
  };
  const visit = async (place: "post" | "comment") => {
    const isThere = page.url().includes("/post/") === (place === "comment");
    if (isThere) return;
    mode = "ok";
    await setMode(mode);
    await page.goto(place === "post" ? "/home" : `/post/${posts[who] ?? ""}`);
    await page.locator("html[data-hydrated]").waitFor();
  };
  /** Presses Post; a text that the server refused stays in its field and is sent by a later press. */
  const press = async (place: "post" | "comment") => {
    const area = await field(place);
    const text = await area.inputValue();
    if (text === "") return;
    const form = page.locator("form").filter({ has: area });
    await form
      .getByRole("button", { name: "Post", exact: true })
      .press("Enter");
    const isPending = () =>
      area.evaluateAll((fields) =>
        fields.some(
          (one) =>
            one instanceof HTMLTextAreaElement &&
            one.value !== "" &&
            one.form?.querySelector("[aria-busy]") != null,
        ),
      );
    await expect
      .poll(async () => {
        if (mode === "hang") await page.clock.fastForward(15_000);
        return isPending();
      })
      .toBe(false);
  };

  await enter(0);
  let place: "post" | "comment" = "post";
  for (let step = 0; step < steps; step += 1) {
    const chance = random(10);
    if (chance < 3) {
      mode = modes[random(modes.length)] ?? "ok";
      await setMode(mode);
    } else if (chance < 8) {
      const area = await field(place);
      if ((await area.inputValue()) === "") {
        typed.push(unique(`Step ${step}`));
        await area.fill(typed.at(-1) ?? "");
      }
      await press(place);
    } else {
      mode = "ok";
      await setMode(mode);
      await press(place);
      if (chance === 8) {
        place = place === "post" ? "comment" : "post";
        await visit(place);
      } else {
        await enter(1 - who);
        await visit(place);
      }
    }
  }

  const server: string[] = [];
  let left = "";
  for (const i of people.keys()) {
    await enter(i);
    for (const one of ["post", "comment"] as const) {
      await visit(one);
      left += await (await field(one)).inputValue();
    }
    await expect(bar(page)).toBeHidden();
    const me = await page.request.get("/api/auth/user");
    const { id } = (await me.json()) as { id: string };
    for (const address of [
      `/api/users/${id}/posts?limit=100`,
      `/api/posts/${posts[i] ?? ""}/comments?limit=100`,
    ]) {
      const reply = await page.request.get(address);
      const list = (await reply.json()) as { content: string }[];
      server.push(...list.map(({ content }) => content));
    }
  }
  left += await waiting(page);
  expect(typed.length).toBeGreaterThan(40);
  const lost = typed.filter(
    (text) => !server.includes(text) && !left.includes(text),
  );
  expect(lost).toEqual([]);
  const twice = typed.filter(
    (text) => server.filter((one) => one === text).length > 1,
  );
  expect(twice).toEqual([]);
});
