import type { Page } from "@playwright/test";
import { allPictures, gradients } from "~/features/verse-art/backgrounds";
import { lookQuery } from "~/features/verse-art/look-query";
import { shapes } from "~/features/verse-art/shapes";
import { urls } from "~/shared/urls";
import { expect, test } from "../helpers/e2e";
import { createPost, declineInstallOffer } from "../helpers/feed";

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
  /** By how many px one would have to be moved to be most like the other: across, down. */
  shift: [number, number];
}

/** Two pictures of 1080 × 1350 px; the differences at half of that, about what a phone shows. */
function compare(judge: Page, pictures: [Buffer, Buffer]): Promise<Difference> {
  return judge.evaluate(
    async ({ sources, width, height }) => {
      const bitmaps = await Promise.all(
        sources.map((source) =>
          createImageBitmap(
            new Blob([Uint8Array.from(atob(source), (c) => c.charCodeAt(0))]),
          ),
        ),
      );
      const pixels = (scale: number) =>
        bitmaps.map((bitmap) => {
          if (bitmap.width !== width || bitmap.height !== height) {
            throw new Error(`${bitmap.width} × ${bitmap.height} px`);
          }
          const canvas = new OffscreenCanvas(width * scale, height * scale);
          const pen = canvas.getContext("2d");
          if (!pen) throw new Error("No canvas");
          pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
          return pen.getImageData(0, 0, canvas.width, canvas.height).data;
        });

      const [a = [], b = []] = pixels(1 / 2);
      const [columns, rows, side] = [20, 25, width / 2 / 20];
      const parts = new Float64Array(columns * rows);
      for (let i = 0; i < a.length; i++) {
        if (i % 4 === 3) continue;
        const at = Math.floor(i / 4);
        const x = Math.floor((at % (width / 2)) / side);
        const y = Math.floor(Math.floor(at / (width / 2)) / side);
        const part = y * columns + x;
        parts[part] = (parts[part] ?? 0) + Math.abs((a[i] ?? 0) - (b[i] ?? 0));
      }
      const each = side * side * 3;
      const total = parts.reduce((sum, part) => sum + part, 0);

      const [c = [], d = []] = pixels(1);
      const moved = (dx: number, dy: number) => {
        let sum = 0;
        // Not the rounded corners that a page gives it.
        for (let y = 40; y < height - 40; y++) {
          for (let x = 40; x < width - 40; x++) {
            const from = (y * width + x) * 4 + 1;
            const to = from + (dy * width + dx) * 4;
            sum += Math.abs((c[from] ?? 0) - (d[to] ?? 0));
          }
        }
        return sum;
      };
      const steps = [0, -1, 1, -2, 2, -3, 3];
      const least = (sums: number[]) =>
        steps[sums.indexOf(Math.min(...sums))] ?? 0;
      return {
        mean: total / (each * parts.length),
        worst: Math.max(...parts) / each,
        shift: [
          least(steps.map((dx) => moved(dx, 0))),
          least(steps.map((dy) => moved(0, dy))),
        ],
      };
    },
    {
      sources: pictures.map((picture) => picture.toString("base64")),
      width: shapes.post.width,
      height: shapes.post.height,
    },
  );
}

/** The verse on its post's page, once its letters and its picture are there. */
async function shown(page: Page, path: string): Promise<Buffer> {
  await page.goto(path);
  const figure = page.getByRole("article").getByRole("figure");
  await figure.evaluate(async (element) => {
    await Promise.all([
      document.fonts.load('24px "EB Garamond"'),
      document.fonts.load('600 24px "Source Sans 3"'),
      ...[...element.querySelectorAll("img")].map((img) => {
        img.loading = "eager";
        return img.decode();
      }),
    ]);
  });
  return figure.screenshot();
}

const tolerance = { mean: 6, worst: 30 };

// In four parts, which two workers share.
for (const part of [0, 1, 2, 3]) {
  test(`what is shared is what was seen, in the page and as PNG: looks ${part * 10 + 1} to ${part * 10 + 10} of 40`, async ({
    pageOf,
    page,
    context,
    browser,
  }, { project, annotations }) => {
    test.skip(
      project.name !== "phone",
      "The picture is the same at any width.",
    );
    await declineInstallOffer(context);
    const writer = await pageOf({ firstName: "Bezalel" });
    const judge = await browser.newPage();
    const found: Difference[] = [];
    // Two px of the screen to one of the page: 540 px for the picture, 33 to each side of it.
    await page.setViewportSize({ width: 606, height: 1000 });
    for (const { verse, look } of combinations.slice(part * 10).slice(0, 10)) {
      const { book, chapter, verse: first, lastVerse, version = "KJV" } = verse;
      const id = await createPost(writer, {
        type: "verse",
        content: "",
        verseData: { ...verse, version, customization: look },
      });
      const name = lastVerse === undefined ? first : `${first}-${lastVerse}`;
      const query = lookQuery(look, "post") ?? {};
      const address = urls.verseImage(version, book, chapter, name, query);
      const [seen, answer] = await Promise.all([
        shown(page, `/post/${id}`),
        page.request.get(address),
      ]);
      expect(answer.status()).toBe(200);
      const difference = await compare(judge, [seen, await answer.body()]);
      expect.soft(difference.shift, address).toEqual([0, 0]);
      expect.soft(difference.mean, address).toBeLessThanOrEqual(tolerance.mean);
      expect
        .soft(difference.worst, address)
        .toBeLessThanOrEqual(tolerance.worst);
      found.push(difference);
      if (process.env["SHOW"]) console.log(JSON.stringify(difference), address);
    }
    await judge.close();
    const most = (key: "mean" | "worst") =>
      Math.max(...found.map((each) => each[key])).toFixed(1);
    annotations.push({
      type: "largest difference",
      description: `${most("mean")} in the mean, ${most("worst")} in a part`,
    });
  });
}
