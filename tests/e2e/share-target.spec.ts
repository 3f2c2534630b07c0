import type { Page } from "@playwright/test";
import { expect, open, test } from "../helpers/e2e";
import { createPhoto } from "../helpers/image-files";
import { isControlled } from "../helpers/offline";

// What is shared goes through the worker alone.
test.use({ serviceWorkers: "allow" });

/** As the system hands it over: a form, posted to the address that the manifest names. */
async function share(
  page: Page,
  words: Record<string, string>,
  picture?: string,
): Promise<void> {
  await page.evaluate(
    ({ words, picture }) => {
      const form = document.createElement("form");
      form.method = "post";
      form.action = "/share";
      form.enctype = "multipart/form-data";
      const field = (name: string, type: string) => {
        const input = document.createElement("input");
        Object.assign(input, { name, type });
        form.appendChild(input);
        return input;
      };
      for (const [name, value] of Object.entries(words)) {
        field(name, "text").value = value;
      }
      if (picture !== undefined) {
        const bytes = Uint8Array.from(atob(picture), (one) =>
          one.charCodeAt(0),
        );
        const files = new DataTransfer();
        files.items.add(new File([bytes], "sea.jpg", { type: "image/jpeg" }));
        field("image", "file").files = files.files;
      }
      document.body.appendChild(form);
      form.submit();
    },
    { words, picture },
  );
}

test("words, link and picture of another app come into the post that was begun", async ({
  page,
  signIn,
}) => {
  await signIn({ email: "sharer@example.org" });
  await open(page, "/home#write");
  await expect.poll(() => isControlled(page)).toBe(true);
  await page.getByLabel("Your post").fill("Begun");
  const sea = await createPhoto(page, 320, 200);
  const link = "https://example.org/sea";
  await share(
    page,
    { title: "The sea", text: link, url: link },
    sea.toString("base64"),
  );
  await expect(page.getByLabel("Your post")).toHaveValue(
    `Begun\n\nThe sea\n${link}`,
  );
  await expect(page).toHaveURL("/home#write");
  await expect(
    page
      .getByRole("form", { name: "Write a post" })
      .getByRole("img", { name: "The chosen picture" }),
  ).toBeVisible();
  expect(await page.evaluate(() => caches.has("shared"))).toBe(false);
  await page.reload();
  await expect(
    page
      .getByRole("form", { name: "Write a post" })
      .getByRole("img", { name: "The chosen picture" }),
  ).toBeVisible();
  await expect(page.getByLabel("Your post")).toHaveValue(
    `Begun\n\nThe sea\n${link}`,
  );
});

test("what waits is taken once somebody is signed in", async ({
  page,
  signIn,
}) => {
  await page.goto("/landing");
  await page.evaluate(async () => {
    const cache = await caches.open("shared");
    await cache.put("/shared/text", new Response("Waited for you"));
  });
  await signIn({ email: "late-sharer@example.org" });
  await open(page, "/bible");
  await expect(page).toHaveURL("/home#write");
  await expect(page.getByLabel("Your post")).toHaveValue("Waited for you");
  await expect(page.getByLabel("Your post")).toBeFocused();
});
