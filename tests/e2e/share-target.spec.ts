import type { Page } from "@playwright/test";
import { expect, open, test } from "../helpers/e2e";
import { createPhoto } from "../helpers/image-files";
import { isControlled } from "../helpers/offline";

// The service worker handles the share target.
test.use({ serviceWorkers: "allow" });

/** Submits a form to the manifest's share target, as the operating system does. */
async function share(
  page: Page,
  fields: Record<string, string>,
  image?: string,
): Promise<void> {
  await page.evaluate(
    ({ fields, image }) => {
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
      for (const [name, value] of Object.entries(fields)) {
        field(name, "text").value = value;
      }
      if (image !== undefined) {
        const bytes = Uint8Array.from(atob(image), (char) =>
          char.charCodeAt(0),
        );
        const files = new DataTransfer();
        files.items.add(new File([bytes], "sea.jpg", { type: "image/jpeg" }));
        field("image", "file").files = files.files;
      }
      document.body.appendChild(form);
      form.submit();
    },
    { fields, image },
  );
}

test("text, link and image shared by another app are added to the current draft", async ({
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

test("shared content is imported after signing in", async ({
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
