import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base } from "@playwright/test";
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { watchForPageErrors } from "./page-errors";
import { defaultPerson, signInContext } from "./sign-in-context";
import type { Person } from "./sign-in-context";

export { expect };

interface Fixtures {
  /** Whether a phone is offered the app after five seconds; where not, nothing comes over the page. */
  installOffer: boolean;
  /** Always there: what does not belong to the test stays away. */
  setUpContext: undefined;
  /** Always there: a test fails on a console error, an uncaught error or a third-party request. */
  pageErrors: { allow: (pattern: RegExp) => void };
  /** Signs the test's browser in. Who comes again comes by his cookie, without the form. */
  signIn: (person?: Partial<Person>) => Promise<Person>;
  /** A page of a second browser in which somebody else is signed in. */
  pageAs: (person: Partial<Person>) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  installOffer: [false, { option: true }],

  setUpContext: [
    async ({ context, installOffer }, use) => {
      insist(context.request);
      if (!installOffer) await declineInstallOffer(context);
      await use(undefined);
    },
    { auto: true },
  ],

  pageErrors: [
    async ({ context }, use) => {
      const { allow, list } = watchForPageErrors(context);
      await use({ allow });
      expect(list()).toEqual([]);
    },
    { auto: true },
  ],

  request: async ({ request }, use) => {
    insist(request);
    await use(request);
  },

  signIn: async ({ context }, use, { project, parallelIndex }) => {
    const reader = defaultPerson(project.name, parallelIndex);
    await use(async (given) => {
      const person = { ...reader, ...given };
      await signInContext(context, person);
      return person;
    });
  },

  pageAs: async ({ browser }, use, { project, parallelIndex }) => {
    const opened: { context: BrowserContext; listErrors: () => string[] }[] =
      [];
    await use(async (given) => {
      const person = {
        ...defaultPerson(project.name, parallelIndex),
        ...given,
      };
      const context = await browser.newContext();
      insist(context.request);
      await declineInstallOffer(context);
      const { list } = watchForPageErrors(context);
      opened.push({ context, listErrors: list });
      await signInContext(context, person);
      return context.newPage();
    });
    for (const { context, listErrors } of opened) {
      await context.close();
      expect(listErrors()).toEqual([]);
    }
  },
});

/**
 * A kept connection that the server lets go of just then is no answer, and is asked anew, as every browser
 * does. All other calls of Playwright's (`get`, `post` …) are made of this one.
 */
function insist(request: APIRequestContext): void {
  const fetch = request.fetch.bind(request);
  request.fetch = (url, options) => fetch(url, { maxRetries: 2, ...options });
}

/** As a person does who has said 'Not now' before. */
async function declineInstallOffer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Blank pages on the way have no storage.
    if (location.protocol === "http:" && window.origin !== "null") {
      localStorage.setItem("pwa-install-dismissed", "true");
    }
  });
}

/** The rules of axe whose answer depends on the theme. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** axe finds nothing on the page, or in the part of it that a selector names, in light and in dark. */
export async function expectAccessible(
  page: Page,
  part?: string,
): Promise<void> {
  // HTML allows phrasing alone in a button, and axe does not ask.
  const blocks = page.locator("button :is(div, p, section, ul, h1, h2, h3)");
  expect(await blocks.count(), `blocks in buttons on ${page.url()}`).toBe(0);
  for (const theme of ["light", "dark"]) {
    await page.locator("html").evaluate(async (html, value) => {
      html.dataset["theme"] = value;
      // A colour on its way from one theme to the other belongs to neither.
      const changing = () =>
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition);
      while (changing().length > 0) {
        await Promise.allSettled(changing().map(({ finished }) => finished));
      }
      // Drawn once and once more: then nothing on the page is of the theme before.
      for (let frame = 0; frame < 2; frame++) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
    }, theme);
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (part !== undefined) axe.include(part);
    axe.options({
      // Half of the time went into telling what passed.
      resultTypes: ["violations"],
      // WCAG 2.5.8, 24 px: axe leaves it out unless it is asked.
      rules: { "target-size": { enabled: true } },
    });
    // Everything else was asked in light, of the same page.
    if (theme === "dark") axe.withRules(rulesOfColour);
    const { violations } = await axe.analyze();
    const findings = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        (node) =>
          `${theme}: ${id}: ${help}: ${node.html}\n${node.failureSummary ?? ""}`,
      ),
    );
    expect(findings, `axe on ${page.url()}`).toEqual([]);
  }
}

/** What makes the page an app on this device has come (features/pwa/device.tsx). */
export async function waitForDevice(page: Page): Promise<void> {
  await page.locator("html[data-device]").waitFor();
}

/**
 * Opens a page of the app and waits until it listens (shell/providers.tsx): before React has taken over
 * the server's HTML, a choice or a key is lost.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor();
}
