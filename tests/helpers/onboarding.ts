import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./e2e";
import { uniquePerson } from "./feed";

/** A user who hasn't chosen their preferences. */
export function newMember() {
  return { ...uniquePerson("Lydia", "Newcome"), needsOnboarding: true };
}

export function onboarding(page: Page): Locator {
  return page.getByRole("dialog", {
    name: /^Welcome to |^What would you like to see/,
  });
}

/** Opens home and waits for the onboarding dialog. */
export async function openOnboarding(page: Page): Promise<Locator> {
  await open(page, "/home");
  const dialog = onboarding(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Goes to the second step. */
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

/** The visible text of a toast, not the live region that announces it. */
export function toastText(page: Page, text: string): Locator {
  return page
    .getByRole("region", { name: "Messages" })
    .getByText(text, { exact: true });
}
