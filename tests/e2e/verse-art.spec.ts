import type { Page } from "@playwright/test";
import { allPictures, gradients } from "~/features/verse-art/backgrounds";
import { lookQuery } from "~/features/verse-art/look-query";
import { urls } from "~/shared/urls";
import { expect, test } from "../helpers/e2e";
import { publish } from "../helpers/feed";

const author = { email: "verse-art@example.org", firstName: "Bezalel" };

const verses = [
  { book: "John", chapter: 11, verse: 35 },
  { book: "Psalms", chapter: 119, verse: 105 },
  { book: "Esther", chapter: 8, verse: 9 },
  { book: "Song of Solomon", chapter: 2, verse: 4 },
  { book: "Romans", chapter: 8, verse: 28, version: "WEB" },
  { book: "Matthew", chapter: 5, verse: 3, lastVerse: 6 },
  { book: "1 Corinthians", chapter: 13, verse: 4, version: "WEB" },
];
const backgrounds = [
  ...gradients.map((_, i) => ({
    backgroundType: "gradient",
    selectedBackground: i,
  })),
  ...allPictures.map(({ url, name }) => ({
    backgroundType: "other",
    backgroundOption: { type: "image", url, name },
  })),
  { backgroundType: "solid", solidColor: "#6b1f35" },
];
const pick = <T>(list: readonly T[], i: number): T => {
  const found = list[i % list.length];
  if (found === undefined) throw new Error("An empty list");
  return found;
};
/** Every background, every verse, both inks, six sizes, three alignments: 40 of their combinations. */
const combinations = Array.from({ length: 40 }, (_, i) => ({
  verse: pick(verses, i),
  look: {
    ...pick(backgrounds, i),
    textColor: pick(["#ffffff", "#2a241c"], i + Math.floor(i / 22)),
    textSize: pick([24, 12, 32, 60, 18, 40], i),
    alignment: pick(["center", "left", "right"], Math.floor(i / 2)),
  },
}));

interface Difference {
  /** Of a channel, 0 to 255: over the whole picture, and in the worst of 20 × 25 parts of it. */
  mean: number;
  worst: number;
}

/** Two pictures at the same size: half the width of the server's, about what a phone shows. */
function compare(page: Page, pictures: [Buffer, Buffer]): Promise<Difference> {
  return page.evaluate(
    async (sources) => {
      const [width, height, columns, rows] = [540, 675, 20, 25];
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const bytes = Uint8Array.from(atob(source), (c) => c.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]), {
            resizeWidth: width,
            resizeHeight: height,
            resizeQuality: "high",
          });
          const pen = new OffscreenCanvas(width, height).getContext("2d");
          pen?.drawImage(bitmap, 0, 0);
          return pen?.getImageData(0, 0, width, height).data;
        }),
      );
      if (!a || !b) throw new Error("No canvas");
      const parts = new Float64Array(columns * rows);
      for (let i = 0; i < a.length; i++) {
        if (i % 4 === 3) continue;
        const pixel = Math.floor(i / 4);
        const x = Math.floor(((pixel % width) * columns) / width);
        const y = Math.floor((Math.floor(pixel / width) * rows) / height);
        const at = y * columns + x;
        parts[at] = (parts[at] ?? 0) + Math.abs((a[i] ?? 0) - (b[i] ?? 0));
      }
      const each = (width / columns) * (height / rows) * 3;
      const total = parts.reduce((sum, part) => sum + part, 0);
      return {
        mean: total / (each * parts.length),
        worst: Math.max(...parts) / each,
      };
    },
    pictures.map((picture) => picture.toString("base64")),
  );
}

/** The verse on its post's page, once its letters and its picture are there. */
async function shown(page: Page, path: string): Promise<Buffer> {
  await page.goto(path);
  const figure = page.getByRole("article").getByRole("figure");
  await figure.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      figure.evaluate(
        async (element) =>
          (await document.fonts.ready).status === "loaded" &&
          [...element.querySelectorAll("img")].every(
            (img) => img.complete && img.naturalWidth > 0,
          ),
      ),
    )
    .toBe(true);
  return figure.screenshot();
}

// Each part is a 500th of the picture. Letters are drawn by two renderers, so their edges differ by a
// shade: 0.3 to 2 in the mean. A line that breaks elsewhere, or another size, veil or ground, changes
// whole parts by 40 and more; the last test shows that it would be seen.
const tolerance = { mean: 6, worst: 30 };

test("what is shared is what was seen: 40 looks, in the page and as PNG", async ({
  pageOf,
  page,
  browser,
}, { project }) => {
  test.skip(project.name !== "phone", "The picture is the same at any width.");
  test.setTimeout(600_000);
  const writer = await pageOf(author);
  const judge = await browser.newPage();
  const found: Difference[] = [];
  let former: Buffer | null = null;
  for (const { verse, look } of combinations) {
    const { book, chapter, verse: first, lastVerse, version = "KJV" } = verse;
    const path = await publish(writer, {
      type: "verse",
      content: "",
      verseData: { ...verse, version, customization: look },
    });
    const name = lastVerse === undefined ? first : `${first}-${lastVerse}`;
    const query = lookQuery(look, "post") ?? {};
    const answer = await page.request.get(
      urls.verseImage(version, book, chapter, name, query),
    );
    expect(answer.status()).toBe(200);
    const png = await answer.body();
    const difference = await compare(judge, [await shown(page, path), png]);
    expect.soft(difference.mean, path).toBeLessThanOrEqual(tolerance.mean);
    expect.soft(difference.worst, path).toBeLessThanOrEqual(tolerance.worst);
    if (former) {
      const other = await compare(judge, [former, png]);
      expect.soft(other.worst, path).toBeGreaterThan(tolerance.worst);
    }
    former = png;
    found.push(difference);
  }
  await judge.close();
  const most = (key: keyof Difference) =>
    Math.max(...found.map((each) => each[key])).toFixed(1);
  test.info().annotations.push({
    type: "largest difference",
    description: `${most("mean")} in the mean, ${most("worst")} in a part`,
  });
});
