import { expect, expectAccessible, test } from "../helpers/e2e";
import {
  card,
  composer,
  failureText,
  kindButton,
  openFeed,
  reloadFeed,
  send,
  unique,
  uniquePerson,
} from "../helpers/feed";

test("a prayer: the kind can be selected and removed without losing the text", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(uniquePerson("Rhoda", "Jerusalem"));
  await openFeed(page, "/home?tab=prayer");
  const area = await composer(page);
  const prayer = kindButton(page, "Prayer");
  await expect(prayer).toHaveAttribute("aria-pressed", "false");
  const text = unique("For my grandmother");
  const hint = page.getByText("Praying for somebody else?");
  await area.fill(text);
  await expect(hint).toBeHidden();
  await prayer.click();
  await expect(prayer).toHaveAttribute("aria-pressed", "true");
  await expect(hint).toBeVisible();
  await expect(area).toHaveAccessibleDescription(/Leave out their full name/);
  await page.getByRole("button", { name: "Back to a text post" }).click();
  await expect(prayer).toHaveAttribute("aria-pressed", "false");
  await expect(area).toHaveValue(text);
  await expect(area).toBeFocused();
  await expect(hint).toBeHidden();
  await prayer.click();
  // A second press keeps the kind, which a restored draft may have set already.
  await prayer.click();
  const help = page.getByRole("status").filter({ hasText: "988 Lifeline" });
  await area.fill(`I want to live for Christ. ${text}`);
  await expect(help).toHaveCount(0);
  await area.fill(`I want to end my life. ${text}`);
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await area.press("Control+Enter");
  // Shown on the Prayer tab and on All.
  await expect(card(page, text)).toContainText("Prayer request");
  await expect(card(page, text).filter({ has: help })).toBeVisible();
  await expect(page.getByRole("tab", { selected: true })).toHaveText([
    "Prayer",
    "To pray for",
  ]);
  await page.getByRole("tab", { name: "All" }).click();
  // The end of the navigation would close the composer's sheet.
  await expect(
    page.getByRole("tab", { name: "All", selected: true }),
  ).toBeVisible();
  await expect(card(page, text)).toBeVisible();
  const again = await composer(page);
  await expect(again).toHaveValue("");
  await expect(prayer).toHaveAttribute("aria-pressed", "false");

  // The account is too young to post without a name; the server says so too if the device's clock is wrong.
  await prayer.click();
  const anonymous = page.getByLabel("Post without my name");
  await expect(anonymous).toBeDisabled();
  const explanation = page.getByText(/once your account is a week old/);
  await expect(explanation).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 8 * 86_400_000);
  await reloadFeed(page);
  const request = unique("For my brother");
  await (await composer(page)).fill(request);
  await anonymous.check();
  await expect(prayer).toHaveCount(0);
  await expect(
    page.getByLabel("Who can see it").getByRole("option"),
  ).toHaveText(["Everyone"]);
  await send(page);
  await expect(explanation.first()).toBeVisible();
  await expect(page.getByLabel("Your post")).toHaveValue(request);
});
