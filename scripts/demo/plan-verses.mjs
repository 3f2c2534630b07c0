/** The verse generator's gradients in the same order. Verse cards store the name. */
const gradients = [
  "Heaven's Glory",
  "Golden Light",
  "Living Waters",
  "Divine Love",
  "Peaceful Night",
];

/**
 * @typedef {(version: string, book: string, chapter: number, verse: number) => string} VerseText
 */

/**
 * @param {string} postId
 * @param {import("./content/posts.mjs").DemoVerseData} card
 * @param {{ verseText: VerseText }} source
 */
export function toVerseCardRow(postId, card, { verseText }) {
  const { version, book, chapter, verse } = card;
  return {
    postId,
    version,
    book,
    chapter,
    verse,
    text: verseText(version, book, chapter, verse),
    customization: buildCustomization(card),
  };
}

/**
 * The post's `customization`, as the API returns it.
 *
 * @param {import("./content/posts.mjs").DemoVerseData} card
 */
function buildCustomization({
  background,
  textSize = 24,
  alignment = "center",
}) {
  const text = { textColor: "#ffffff", textSize, alignment };
  if (background.startsWith("#")) {
    return {
      backgroundType: "solid",
      backgroundOption: { type: "solid", color: background },
      solidColor: background,
      ...text,
    };
  }
  const name = background;
  const className = name.toLowerCase().replace("'", "").replaceAll(" ", "-");
  return {
    backgroundType: "gradient",
    selectedBackground: gradients.indexOf(name),
    backgroundOption: {
      type: "gradient",
      class: `gradient-${className}`,
      name,
    },
    ...text,
  };
}
