import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";

const form = (page: Page) => page.getByRole("form", { name: "New group" });

/** Founds a church with the keyboard alone, and returns its name and slug. */
async function foundChurch(page: Page, joinPolicy = "By approval") {
  const unique = Date.now().toString(36);
  const name = `Grace Chapel ${unique}`;
  await open(page, "/groups/new");
  await form(page)
    .getByRole("radio", { name: /^Group/ })
    .focus();
  await page.keyboard.press("ArrowDown");
  await expect(
    form(page).getByRole("radio", { name: /^Church/ }),
  ).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type(name);
  await form(page)
    .getByRole("radio", { name: new RegExp(`^${joinPolicy}`) })
    .check();
  await form(page).getByLabel("Place").fill(`Bethany-${unique}`);
  await form(page).getByLabel("Tags").fill("Lutheran, choir");
  await form(page).getByLabel("About").fill("We meet on Sundays.");
  await form(page).getByLabel("Website").fill(`${unique}.example.com`);
  await form(page).getByRole("button", { name: "Add a service time" }).click();
  await form(page).getByRole("button", { name: "Create church" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return { name, unique, slug: new URL(page.url()).pathname.slice(8) };
}

test(
  "founds a church, which others find by its place",
  { tag: "@both" },
  async ({ page, signIn, pageAs, pageErrors }, { project }) => {
    await signIn();
    await open(page, "/groups/new");
    await expectAccessible(page);
    const { name, unique, slug } = await foundChurch(page);
    expect(slug).toBe(`grace-chapel-${unique}`);
    await expect(
      page.getByText("Church created!", { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("tab", { name: "About" }).click();
    await expect(page.getByText("Sunday", { exact: true })).toBeVisible();
    await expect(
      page.getByRole("link", { name: `${unique}.example.com` }),
    ).toBeVisible();
    await open(page, "/groups/new");
    // A wrong website doesn't matter unless it is a church.
    await form(page).getByRole("radio", { name: "Church" }).check();
    await form(page).getByLabel("Website").fill("no website");
    await form(page)
      .getByRole("radio", { name: /^Group/ })
      .check();
    await form(page).getByRole("button", { name: "Create group" }).click();
    await expect(form(page).locator("[aria-invalid]")).toHaveCount(1);
    await expect(form(page).getByLabel("Name")).toBeFocused();
    await form(page).getByLabel("Name").fill(name);
    await form(page).getByLabel("Place").fill("Gaza");
    pageErrors.allow(/409 \(Conflict\)/);
    await form(page).getByRole("button", { name: "Create group" }).click();
    await expect(form(page).getByLabel("Page address")).toBeFocused();
    await expect(form(page).getByText(`${slug}-gaza is.`)).toBeVisible();
    await form(page).getByLabel("Name").fill("Молитва");
    await form(page).getByRole("button", { name: "Create group" }).click();
    await expect(page).toHaveURL(/\/groups\/group-/);
    await open(page, "/groups");
    await expect(page.getByRole("link", { name })).toBeVisible();
    await expectAccessible(page);

    const stranger = await pageAs({
      email: `stranger-${project.name}@example.org`,
    });
    await open(stranger, "/groups");
    await expect(stranger.getByText("You aren't in a group.")).toBeVisible();
    await expectAccessible(stranger);
    const find = stranger.getByRole("search", { name: "Find a group" });
    await find.getByLabel("Kind").selectOption("Church");
    await find.getByLabel("Find by name").fill(`bethany-${unique}`);
    await find.getByLabel("Find by name").press("Enter");
    await expect(stranger.getByText("1 group found")).toBeVisible();
    await stranger.getByRole("link", { name }).click();
    await expect(stranger.getByText("We meet on Sundays.")).toBeVisible();
    await expect(
      stranger.getByRole("link", { name: "Group settings" }),
    ).toHaveCount(0);
    await stranger.getByRole("link", { name: "choir" }).click();
    await expect(stranger).toHaveURL("/groups?find=choir");
    await open(stranger, "/groups?tag=choir");
    await expect(find.getByLabel("Find by name")).toHaveValue("choir");
    await open(stranger, `/search?q=${unique}`);
    await expect(stranger.getByRole("main")).toHaveText(
      /See all.*No people found/s,
    );
    await stranger.getByRole("link", { name: "See all" }).click();
    await expect(stranger.getByRole("link", { name })).toBeVisible();
    await find.getByLabel("Find by name").fill("nothing-like-it");
    await find.getByRole("button", { name: "Find" }).click();
    await expect(
      stranger.getByText("Nothing like that here yet."),
    ).toBeVisible();
  },
);

test(
  "the owner changes, hides and deletes a group, and nobody else",
  { tag: "@both" },
  async ({ page, signIn, pageAs }, { project }) => {
    await signIn();
    const { name, slug } = await foundChurch(page);
    const stranger = await pageAs({
      email: `stranger-${project.name}@example.org`,
    });
    const refused = await stranger.request.get(`/groups/${slug}/settings`);
    expect(refused.status()).toBe(403);

    await page.getByRole("link", { name: "Group settings" }).click();
    const details = page.getByRole("form", { name: "Details" });
    await details.getByLabel("Website").fill("http://chapel.example");
    await details.getByRole("button", { name: "Save Changes" }).click();
    await expect(details.getByLabel("Website")).toBeFocused();
    await expect(details.getByText("Enter an https address.")).toBeVisible();
    await details.getByLabel("Website").fill("https://chapel.example/");
    await details.getByRole("radio", { name: "Lake" }).check();
    await details.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expectAccessible(page);

    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Hide this group" }).click();
    await expect(page).not.toHaveURL(new RegExp(slug));
    await expect(
      page.getByRole("heading", { name: "Hide this group" }),
    ).toHaveCount(0);
    expect((await stranger.request.get(`/groups/${slug}`)).status()).toBe(404);

    const remove = page.getByRole("button", { name: "Delete this group" });
    await expect(remove).toBeDisabled();
    await page.getByLabel(`Type its name, ${name}`).fill(name);
    await remove.click();
    await expect(
      page.getByText(`${name} was deleted`, { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL("/groups");
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  },
);

test("without JavaScript, groups are found and read", async ({
  browser,
  page,
  signIn,
}) => {
  await signIn();
  const { name, unique, slug } = await foundChurch(page, "Open");
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(await page.context().cookies());
  const plain = await context.newPage();
  await plain.goto("/groups");
  const find = plain.getByRole("search", { name: "Find a group" });
  await find.getByLabel("Find by name").fill(unique);
  await find.getByRole("button", { name: "Find" }).click();
  await plain.getByRole("link", { name }).click();
  await plain.getByRole("tab", { name: "About" }).click();
  await expect(plain.getByText("We meet on Sundays.")).toBeVisible();
  await plain.getByRole("tab", { name: "Members" }).click();
  await expect(plain.getByText("Owner")).toBeVisible();
  await plain.goto(`/groups/${slug}/settings`);
  await expect(plain.getByText(/^This form needs JavaScript/)).toBeVisible();
  await context.close();
});
