import { isText, verseTexts, type Chapter } from "~/features/bible/chapter";

/** Like `verseTexts`, but with a line break before each line of poetry and after the last. */
export const verseLines = ({ blocks }: Pick<Chapter, "blocks">) =>
  verseTexts({
    blocks: blocks.filter(isText).map((block, i, all) => {
      const isProse = [block, all[i - 1]].every(
        (each) => (each?.kind ?? "prose") === "prose",
      );
      const [[verse, runs] = [0, []], ...others] = block.verses;
      return isProse || runs.length === 0
        ? block
        : { ...block, verses: [[verse, ["\n", ...runs]], ...others] };
    }),
  });
