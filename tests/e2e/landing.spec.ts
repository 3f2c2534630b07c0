import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/e2e";

const features = [
  "Personal profiles",
  "Faith-based posts",
  "Prayer requests",
  "Events",
  "Church connections",
  "Bible integration",
  "Verse generator",
  "Community groups",
  "A safe space",
];

const mission = [
  "Christ-centred relationships",
  "Scripture and testimonies, shared",
  "A digital home for churches and ministries",
  "A kind, encouraging environment",
];

/** Sums the gzip bytes of everything a page loads by resource type. Fonts are already compressed. */
async function measureTransferSizes(page: Page, path: string) {
  const bodies: Promise<readonly [string, number]>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    bodies.push(
      response
        .body()
        .then((body) =>
          kind === "font"
            ? ([kind, body.length] as const)
            : ([kind, gzipSync(body).length] as const),
        ),
    );
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const sizes: Partial<Record<string, number>> = {};
  for (const [kind, bytes] of await Promise.all(bodies)) {
    sizes[kind] = (sizes[kind] ?? 0) + bytes;
  }
  return sizes;
}

for (const path of ["/", "/landing"]) {
  test(`${path} presents the product and leads to sign-in`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      page.url(),
    );
    const blocks = page.getByRole("region", {
      name: "Nine rooms in one house",
    });
    expect(
      await blocks.getByRole("heading", { level: 3 }).allTextContents(),
    ).toEqual(features);
    await expect(
      page.getByRole("region", { name: "Our vision" }),
    ).toBeVisible();
    const points = page.getByRole("region", { name: "Our mission" });
    expect(
      await points.getByRole("heading", { level: 3 }).allTextContents(),
    ).toEqual(mission);
    for (const name of [/^Try .+ Now$/, "Start Your Journey Today"]) {
      await expect(page.getByRole("link", { name })).toHaveAttribute(
        "href",
        "/auth",
      );
    }
    const contact = page.getByRole("contentinfo");
    await expect(contact.locator("a[href^='mailto:']")).toBeVisible();
    await expect(contact.locator("a[href^='http']")).toBeVisible();
  });
}

test("shows a visitor the landing page with status 404 at an unknown URL", async ({
  page,
}) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("link", { name: /^Try .+ Now$/ })).toBeVisible();
});

test("remembers the chosen theme after a reload", async ({ page }) => {
  await page.goto("/landing");
  const html = page.locator("html");
  // The browser's bar follows the theme of the page, not of the device.
  await page.emulateMedia({ colorScheme: "dark" });
  const bar = page.locator("meta[name=theme-color]");
  await expect(html).toHaveAttribute("data-theme", "light");
  await expect(bar).toHaveAttribute("content", "#f7f3ec");
  await page.getByRole("button", { name: "Dark Mode" }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.reload({ waitUntil: "commit" });
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(bar).toHaveAttribute("content", "#14151c");
  await expect(page.getByRole("button", { name: "Light Mode" })).toBeVisible();
});

test("nothing is wider than the window", async ({ page }) => {
  await page.goto("/landing");
  for (const width of [360, 390, 768, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const widest = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(widest, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

for (const path of ["/landing", "/guidelines", "/privacy", "/terms"]) {
  test(`${path} stays within its size budget and loads no framework`, async ({
    page,
  }) => {
    const sizes = await measureTransferSizes(page, path);
    const { document, script, stylesheet, font, image = 0 } = sizes;
    expect(document).toBeLessThanOrEqual(15_000);
    expect(script).toBeLessThanOrEqual(12_000);
    expect(stylesheet).toBeLessThanOrEqual(20_000);
    expect(font).toBeLessThanOrEqual(40_000);
    expect(image).toBeLessThanOrEqual(20_000);
  });
}

test("the landing page, sign-in and settings link to the guidelines, privacy and terms", async ({
  page,
  signIn,
}) => {
  const titles = ["Community guidelines", "Privacy", "Terms"];
  const link = (name: string) =>
    page
      .getByRole("navigation", { name: "Guidelines, privacy and terms" })
      .getByRole("link", { name });
  await page.goto("/landing");
  for (const name of titles) {
    await link(name).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(link(name)).toHaveAttribute("aria-current", "page");
    await expect(page.getByText(/^Last updated on \d/)).toBeVisible();
  }
  await page
    .getByRole("main")
    .getByRole("link", { name: "community guidelines" })
    .last()
    .click();
  await expect(page).toHaveURL(/#then$/);
  await expect(page.locator("h2#then")).toBeInViewport();

  await page.goto("/auth");
  const agreed = page.getByText(/^By signing in you agree/);
  for (const [name, path] of [
    ["terms", "/terms"],
    ["community guidelines", "/guidelines"],
    ["privacy page", "/privacy"],
  ] as const) {
    await expect(agreed.getByRole("link", { name })).toHaveAttribute(
      "href",
      path,
    );
  }

  await signIn();
  await page.goto("/settings");
  await link("Privacy").click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Privacy" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows everything except the theme button", async ({ page }) => {
    await page.goto("/landing");
    await page.getByRole("link", { name: "Start Your Journey Today" }).click();
    await expect(
      page.getByRole("heading", { name: "Welcome back" }),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("button", { name: "Dark Mode" })).toBeHidden();
  });
});
