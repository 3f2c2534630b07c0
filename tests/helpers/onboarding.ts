import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { open } from "./e2e";
import { uniquePerson } from "./feed";

/** Somebody who has not said yet what he would like to see. */
export function newMember() {
  return { ...uniquePerson("Lydia", "Newcome"), undecided: true };
}

/** The dialog of a first visit. */
export function onboarding(page: Page): Locator {
  return page.getByRole("dialog", {
    name: /^Welcome to |^What would you like to see/,
  });
}

/** Opens home, where a new member is asked. */
export async function openOnboarding(page: Page): Promise<Locator> {
  await open(page, "/home");
  const dialog = onboarding(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Goes on to the second step. */
export async function start(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Get Started" }).click();
  await expect(
    dialog.getByRole("heading", { name: "What would you like to see?" }),
  ).toBeFocused();
}

export function saveButton(dialog: Locator, count: number): Locator {
  return dialog.getByRole("button", {
    name: `Save Preferences (${count})`,
    exact: true,
  });
}

/** What a toast says, beside its announcement. */
export function toastText(page: Page, text: string): Locator {
  return page
    .getByRole("region", { name: "Messages" })
    .getByText(text, { exact: true });
}
