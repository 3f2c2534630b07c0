/**
 * One of the verse generator's gradients, in the same order, or a solid color.
 *
 * @typedef {"Heaven's Glory" | "Golden Light" | "Living Waters" | "Divine Love" | "Peaceful Night" | `#${string}`} Background
 */

/** The text is read from data/bible when the demo is loaded. @type {import("./posts.mjs").DemoVerse[]} */
export const verses = [
  {
    by: "selam",
    hoursAgo: 3.4,
    card: {
      version: "WEB",
      book: "Psalms",
      chapter: 121,
      verse: 2,
      background: "Peaceful Night",
      textSize: 28,
    },
    likes: 8,
    comments: [
      ["ama", 0.7, "The next verse is the one I sing to myself on bad roads."],
    ],
  },
  {
    by: "thomas",
    hoursAgo: 19,
    card: {
      version: "KJV",
      book: "Proverbs",
      chapter: 4,
      verse: 18,
      background: "Golden Light",
      textSize: 24,
    },
    likes: 7,
    comments: [["daniel", 1.8, "More and more. Not all at once. Good."]],
  },
  {
    by: "maria",
    hoursAgo: 43,
    card: {
      version: "WEB",
      book: "Zephaniah",
      chapter: 3,
      verse: 17,
      background: "Divine Love",
      textSize: 24,
    },
    likes: 10,
    comments: [
      ["mele", 0.8, "He sings! Tell the choirs."],
      ["ama", 1.1, "The choirs have been told."],
    ],
  },
  {
    by: "daniel",
    hoursAgo: 71,
    card: {
      version: "WEB",
      book: "Isaiah",
      chapter: 40,
      verse: 31,
      background: "Heaven's Glory",
      textSize: 22,
    },
    likes: 9,
    comments: [
      [
        "thomas",
        2.5,
        "At my age, walking and not fainting is the best of the three.",
      ],
    ],
  },
  {
    by: "miriam",
    hoursAgo: 118,
    card: {
      version: "WEB",
      book: "John",
      chapter: 1,
      verse: 5,
      background: "#1f2a44",
      textSize: 30,
    },
    likes: 9,
    comments: [
      ["selam", 1, "Good morning to everybody who works in the dark."],
    ],
  },
  {
    by: "samuel",
    hoursAgo: 166,
    card: {
      version: "KJV",
      book: "Romans",
      chapter: 15,
      verse: 13,
      background: "Golden Light",
      textSize: 22,
    },
    likes: 8,
  },
  {
    by: "tomas",
    hoursAgo: 247,
    card: {
      version: "WEB",
      book: "Micah",
      chapter: 6,
      verse: 8,
      background: "Living Waters",
      textSize: 22,
      alignment: "left",
    },
    likes: 8,
    comments: [
      ["ruth", 2, "Three things to do, and I have been busy with thirty."],
    ],
  },
  {
    by: "ruth",
    hoursAgo: 355,
    card: {
      version: "KJV",
      book: "Philippians",
      chapter: 4,
      verse: 7,
      background: "Heaven's Glory",
      textSize: 24,
    },
    likes: 9,
    comments: [["elena", 1.2, "My baptism verse. Thank you, Ruth."]],
  },
  {
    by: "elena",
    hoursAgo: 489,
    card: {
      version: "WEB",
      book: "1 John",
      chapter: 4,
      verse: 19,
      background: "#6b2737",
      textSize: 34,
    },
    likes: 8,
  },
];
