import {
  expect,
  type BrowserContext,
  type Cookie,
  type Page,
} from "@playwright/test";

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  /** Leaves the preferences unset and the cards above the feed open, so that home shows the onboarding. */
  needsOnboarding?: boolean;
}

/** Session cookies by e-mail address. Each worker process has its own. */
const sessionCookies = new Map<string, Cookie[]>();

/** Workers and projects run in parallel, so each has its own user. */
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
  const savedCookies = sessionCookies.get(person.email);
  if (savedCookies) {
    await context.addCookies(savedCookies);
    return;
  }
  await passProvider(context, person);
  const cookies = await context.cookies();
  const session = cookies.filter(({ name }) => name === "session");
  if (person.needsOnboarding !== true) {
    await choosePreferences(context);
    const closed = { name: "closed-cards", value: "people.groups.picture" };
    session.push(
      ...session.map((cookie) => ({ ...cookie, ...closed, httpOnly: false })),
    );
    await context.addCookies(session);
  }
  sessionCookies.set(person.email, session);
}

/**
 * Signs in over HTTP without rendering pages: login, the provider's form, callback. The form itself is tested in
 * sign-in.spec.ts.
 */
async function passProvider(
  { request }: BrowserContext,
  { email, firstName, lastName }: Person,
): Promise<void> {
  const form = await request.get("/api/login");
  let response = await request.post(form.url(), {
    form: { email, firstName, lastName },
    maxRedirects: 0,
  });
  for (;;) {
    const { location = "" } = response.headers();
    expect(location, `${response.status()} of ${response.url()}`).not.toBe("");
    const next = new URL(location, response.url());
    if (next.pathname === "/") break;
    response = await request.get(next.href, { maxRedirects: 0 });
  }
}

/** Chooses games, because they don't change the order of the feed. */
async function choosePreferences({ request }: BrowserContext): Promise<void> {
  const response = await request.post("/api/users/preferences", {
    data: { preferences: ["games"] },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.status()).toBe(200);
}

/** Fills in and submits the identity provider's form. */
export async function fillProviderForm(
  page: Page,
  { email, firstName, lastName }: Person,
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByRole("button", { name: "Continue" }).click();
}
