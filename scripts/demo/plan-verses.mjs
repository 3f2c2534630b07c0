/** The verse generator's gradients, in its order: the name is what a card is painted by. */
const gradients = [
  "Heaven's Glory",
  "Golden Light",
  "Living Waters",
  "Divine Love",
  "Peaceful Night",
];

/**
 * @typedef {(version: "KJV" | "WEB", book: string, chapter: number, verse: number) => string} VerseText
 */

/**
 * @param {string} postId
 * @param {import("./content/posts.mjs").DemoVerseData} card
 * @param {{ verseText: VerseText }} source
 */
export function verseCardRow(postId, card, { verseText }) {
  const { version, book, chapter, verse } = card;
  return {
    postId,
    version,
    book,
    chapter,
    verse,
    text: verseText(version, book, chapter, verse),
    customization: customizationOf(card),
  };
}

/**
 * spec §3, "customization".
 *
 * @param {import("./content/posts.mjs").DemoVerseData} card
 */
function customizationOf({ background, textSize = 24, alignment = "center" }) {
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
  const paint = name.toLowerCase().replace("'", "").replaceAll(" ", "-");
  return {
    backgroundType: "gradient",
    selectedBackground: gradients.indexOf(name),
    backgroundOption: { type: "gradient", class: `gradient-${paint}`, name },
    ...text,
  };
}
