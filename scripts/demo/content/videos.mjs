/** @type {import("./posts.mjs").DemoVideo[]} */
export const videos = [
  {
    by: "maria",
    hoursAgo: 13,
    content:
      "Seven minutes on the Book of Ruth that I show to every new teacher. Loyalty, in a story where nobody important does anything important, and everything changes.",
    video: "0h1eoBeR4Jk",
    likes: 8,
    comments: [
      [
        "ruth",
        0.9,
        "I am biased about the title, but yes. A perfect little book.",
      ],
      ["tomas", 3.2, "Using this next week."],
    ],
  },
  {
    by: "samuel",
    hoursAgo: 36,
    content:
      "Sinach wrote this one down the road, so to speak, and now they sing it everywhere. Way Maker. Turn it up, and ask forgiveness of the neighbours afterwards.",
    video: "n4XWfwLHeLM",
    likes: 10,
    comments: [
      [
        "mele",
        0.4,
        "We sing it in Tongan, with six harmonies nobody asked for.",
      ],
      ["ama", 1.7, "Nobody ever asks for the harmonies. They are a gift."],
    ],
  },
  {
    by: "lukas",
    hoursAgo: 90,
    content:
      "How the Psalms are built: five books, two doors, and a great deal of weeping that ends in praise. The best short introduction that I know.",
    video: "j9phNEaPrv8",
    likes: 7,
    shares: 2,
    comments: [
      [
        "thomas",
        1.2,
        "Two doors! I taught them for years and never saw the doors.",
      ],
      ["daniel", 5, "Watched it twice with the children."],
    ],
  },
  {
    by: "ruth",
    hoursAgo: 158,
    content:
      "My granddaughter sends me the new arrangements. I was ready to be cross about this one, and then I cried into the dishwater. Amazing Grace, and chains gone.",
    video: "Jbe7OruLk8I",
    likes: 9,
    comments: [
      ["ama", 1, "An old hymn can wear a new dress."],
      ["samuel", 2.6, "Dishwater baptism. It counts."],
    ],
  },
  {
    by: "miriam",
    hoursAgo: 205,
    content:
      "Shalom is more than quiet. It is a wall without a missing stone. Four minutes that changed how I say good morning to my patients.",
    video: "oLYORLZOaZE",
    likes: 9,
    comments: [
      ["elena", 2.4, "A wall without a missing stone. Beautiful."],
      [
        "selam",
        3,
        "Salaam, shalom, selam: I have been carrying it as my name all along.",
      ],
    ],
  },
  {
    by: "tomas",
    hoursAgo: 259,
    content:
      "The song we end every camp fire with. Bless the Lord, O my soul. If you know a guitar player who is just beginning: four chords and you are there.",
    video: "DXDGE_lRI0E",
    likes: 8,
    comments: [["mele", 1.1, "Even with five strings. I have tested it."]],
  },
  {
    by: "daniel",
    hoursAgo: 318,
    content:
      "The Gospel of John, drawn. I thought I knew how it was put together: seven signs, and a garden at both ends. I did not.",
    video: "G-2e9mMf7E8",
    likes: 7,
    comments: [
      [
        "thomas",
        0.9,
        "Read it aloud in one evening some time. Three hours. You will not be the same.",
      ],
    ],
  },
  {
    by: "ama",
    hoursAgo: 433,
    content:
      "“May his favour be upon you, and a thousand generations.” I have sung Numbers 6 all my life and I still hold my breath at this point.",
    video: "Zp6aygmvzM4",
    likes: 9,
    comments: [
      ["maria", 1.6, "And your children, and their children."],
      ["selam", 2.1, "I sing this over the newborns, very softly."],
    ],
  },
];
