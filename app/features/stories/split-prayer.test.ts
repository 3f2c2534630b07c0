import { describe, expect, it } from "vitest";
import { prayers } from "~/features/daily/prayers.server";
import { getLength, maxLength, splitPrayer } from "./split-prayer";

const isSentenceEnd = (text: string) => /[.?!]$/.test(text);

describe("splitPrayer", () => {
  it("leaves a short prayer in one story", () => {
    expect(splitPrayer("Feed us. Amen.")).toEqual(["Feed us. Amen."]);
  });

  it("splits between sentences, into stories of similar length", () => {
    const sentence = (count: number) => `${"word ".repeat(count - 1)}word.`;
    const content = [10, 10, 10, 2].map(sentence).join(" ");
    expect(splitPrayer(content).map(getLength)).toEqual([20, 12]);
  });

  it("splits a sentence of more than 24 words at a clause", () => {
    const clause = "one two three four five six seven eight nine ten";
    expect(splitPrayer(`${clause}, ${clause}; ${clause}.`)).toEqual([
      `${clause}, ${clause};`,
      `${clause}.`,
    ]);
  });

  it("doesn't join paragraphs", () => {
    expect(splitPrayer("Hear us.\n\nAmen.")).toEqual(["Hear us.", "Amen."]);
  });

  it.each(prayers.map(({ title, content }) => [title, content]))(
    "splits '%s' into stories of at most 24 words",
    (_, content) => {
      const texts = splitPrayer(content);
      expect(texts.join(" ")).toBe(content.replaceAll("\n\n", " "));
      expect(Math.max(...texts.map(getLength))).toBeLessThanOrEqual(maxLength);
      // Only a sentence of more than 24 words is split.
      const long = content
        .split(/(?<=[.?!])\s+/)
        .filter((sentence) => getLength(sentence) > maxLength);
      for (const text of texts.filter((part) => !isSentenceEnd(part))) {
        expect(text).toMatch(/[,;:]$/);
        const tail = text.split(/(?<=[.?!])\s+/).at(-1) ?? "";
        expect(long.some((sentence) => sentence.includes(tail))).toBe(true);
      }
    },
  );
});
