import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import type axe from "axe-core";
import { watchForPageErrors } from "./page-errors";
import { defaultPerson, signInContext, type Person } from "./sign-in-context";

export { expect };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Fixtures {
  /** Whether the install offer may appear on a phone after five seconds. */
  installOffer: boolean;
  /** Automatic: retries dropped connections and, unless `installOffer` is set, dismisses the install offer. */
  setUpContext: undefined;
  /** Automatic: the test fails on a console error, an uncaught error or a third-party request. */
  pageErrors: { allow: (pattern: RegExp) => void };
  /** Signs in the test's browser. Reuses the session cookie of an earlier sign-in. */
  signIn: (person?: Partial<Person>) => Promise<Person>;
  /** Returns a page of a second browser in which another user is signed in. */
  pageAs: (person: Partial<Person>) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  installOffer: [false, { option: true }],

  setUpContext: [
    async ({ context, installOffer }, use) => {
      retryConnections(context.request);
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
    retryConnections(request);
    await use(request);
  },

  signIn: async ({ context }, use, { project, parallelIndex }) => {
    const reader = defaultPerson(project.name, parallelIndex);
    await use(async (overrides) => {
      const person = { ...reader, ...overrides };
      await signInContext(context, person);
      return person;
    });
  },

  pageAs: async ({ browser }, use, { project, parallelIndex }) => {
    const opened: { context: BrowserContext; listErrors: () => string[] }[] =
      [];
    await use(async (overrides) => {
      const person = {
        ...defaultPerson(project.name, parallelIndex),
        ...overrides,
      };
      const context = await browser.newContext();
      retryConnections(context.request);
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
 * Retries when the server closes a kept-alive connection, as every browser does. All other methods of Playwright
 * (`get`, `post` …) call this one.
 */
function retryConnections(request: APIRequestContext): void {
  const fetch = request.fetch.bind(request);
  request.fetch = (url, options) => fetch(url, { maxRetries: 2, ...options });
}

async function declineInstallOffer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Blank pages have no storage.
    if (location.protocol === "http:" && window.origin !== "null") {
      localStorage.setItem("pwa-install-dismissed", "true");
    }
  });
}

/** The axe rules whose result depends on the theme. */
const colorRules = ["color-contrast", "link-in-text-block"];

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Runs in the page. All rules by default. */
async function runAxe({
  part,
  rules,
}: {
  part: string | undefined;
  rules: string[] | undefined;
}) {
  const { violations } = await window.axe.run(part ?? document, {
    // Collecting passed checks takes half of the time.
    resultTypes: ["violations"],
    // Other sites' pages are not ours to check.
    iframes: false,
    // WCAG 2.5.8, 24 px. axe doesn't check it by default.
    rules: { "target-size": { enabled: true } },
    ...(rules && { runOnly: rules }),
  });
  return violations;
}

/** Expects that axe finds no violation on the page, or in the part that the selector matches, in both themes. */
export async function expectAccessible(
  page: Page,
  part?: string,
): Promise<void> {
  // HTML allows only phrasing content in a button, and axe doesn't check it.
  const blocks = page.locator("button :is(div, p, section, ul, h1, h2, h3)");
  expect(await blocks.count(), `blocks in buttons on ${page.url()}`).toBe(0);
  await page.evaluate(axeSource);
  for (const theme of ["light", "dark"]) {
    await page.locator("html").evaluate(async (html, value) => {
      html.dataset["theme"] = value;
      // Wait for colour transitions to end.
      const getTransitions = () =>
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition);
      while (getTransitions().length > 0) {
        await Promise.allSettled(
          getTransitions().map(({ finished }) => finished),
        );
      }
      // Two frames, so that everything is rendered in the new theme.
      for (let frame = 0; frame < 2; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, theme);
    const violations = await page.evaluate(runAxe, {
      part,
      // The other rules were already checked in the light theme.
      rules: theme === "dark" ? colorRules : undefined,
    });
    const findings = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        (node) =>
          `${theme}: ${id}: ${help}: ${node.html}\n${node.failureSummary ?? ""}`,
      ),
    );
    expect(findings, `axe on ${page.url()}`).toEqual([]);
  }
}

/** Waits until the code in features/pwa/device.tsx has loaded. */
export async function waitForDevice(page: Page): Promise<void> {
  await page.locator("html[data-device]").waitFor();
}

/**
 * Opens a page of the app and waits until it is hydrated (shell/providers.tsx), because clicks and keys before that
 * are lost.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor();
}
