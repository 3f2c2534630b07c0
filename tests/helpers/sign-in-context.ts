import { expect } from "@playwright/test";
import type { BrowserContext, Cookie, Page } from "@playwright/test";

// How the people of a test come to be signed in.

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  /** Has not said yet what he would like to see: home asks him. Everybody else has. */
  needsOnboarding?: boolean;
}

/** Session cookies by e-mail address; each worker process has its own people. */
const knownSessions = new Map<string, Cookie[]>();

/** Two workers and two projects run at once: each has a reader of its own. */
export function defaultPerson(project: string, parallelIndex: number): Person {
  return {
    email: `reader-${project}-${parallelIndex}@example.org`,
    firstName: "Ruth",
    lastName: "Reader",
  };
}

export async function signInContext(
  context: BrowserContext,
  person: Person,
): Promise<void> {
  const known = knownSessions.get(person.email);
  if (known) {
    await context.addCookies(known);
    return;
  }
  await passProvider(context, person);
  if (person.needsOnboarding !== true) await choosePreferences(context);
  const cookies = await context.cookies();
  knownSessions.set(
    person.email,
    cookies.filter(({ name }) => name === "session"),
  );
}

/**
 * The way of a browser over the wire: login, the provider's form, callback. No page is drawn for it, home
 * at its end neither; who types into the form has journeys of their own (sign-in.spec.ts).
 */
async function passProvider(
  { request }: BrowserContext,
  { email, firstName, lastName }: Person,
): Promise<void> {
  const form = await request.get("/api/login");
  let answer = await request.post(form.url(), {
    form: { email, firstName, lastName },
    maxRedirects: 0,
  });
  for (;;) {
    const { location = "" } = answer.headers();
    expect(location, `${answer.status()} of ${answer.url()}`).not.toBe("");
    const next = new URL(location, answer.url());
    if (next.pathname === "/") break;
    answer = await request.get(next.href, { maxRedirects: 0 });
  }
}

/** Games are no posts, so this leaves the feed of a test in the order in which it was written. */
async function choosePreferences({ request }: BrowserContext): Promise<void> {
  const reply = await request.post("/api/users/preferences", {
    data: { preferences: ["games"] },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(reply.status()).toBe(200);
}

/** The identity provider's form, filled in and sent. */
export async function fillProviderForm(
  page: Page,
  { email, firstName, lastName }: Person,
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByRole("button", { name: "Continue" }).click();
}
