/** @type {import("./posts.mjs").DemoEvent[]} */
export const events = [
  {
    by: "ama",
    hoursAgo: 7,
    content:
      "Bring a hymn in your own language. We will teach it to each other.",
    event: {
      title: "A Night of a Hundred Hymns",
      description:
        "Doors open at half past five. We sing until we reach a hundred or lose our voices. Jollof rice for everybody, and a corner with mats for the children.",
      inDays: 9,
      time: "18:00",
      zone: "Africa/Accra",
      location: "Ridge Church Hall, Accra, Ghana",
      registrationUrl: "https://hymns.example/a-hundred",
      image: "rose-window",
      interests: 8,
    },
    likes: 8,
    comments: [
      ["mele", 0.6, "Is there a way to listen from Auckland?"],
      ["ama", 0.9, "We will hold a telephone up very high, Mele."],
      [
        "lukas",
        4,
        "Then please sing one for the tenors of Leipzig. There are only two of us left.",
      ],
    ],
  },
  {
    by: "daniel",
    hoursAgo: 25,
    content:
      "Twenty-four hours, twenty-four cities, one hour each. Choose the hour that is hardest for you.",
    event: {
      title: "Round-the-World Prayer",
      description:
        "Each city keeps one hour of prayer and passes it on to the west. We begin in Auckland and end in Honolulu. Online, with a quiet room and a written guide in nine languages.",
      inDays: 16,
      time: "05:00",
      zone: "Pacific/Auckland",
      location: "Online",
      registrationUrl: "https://prayer.example/round-the-world",
      interests: 11,
    },
    likes: 10,
    shares: 4,
    comments: [
      [
        "thomas",
        1,
        "Kottayam takes three in the morning. Old men are awake then anyhow.",
      ],
      ["selam", 2.2, "Addis has the night shift covered."],
    ],
  },
  {
    by: "tomas",
    hoursAgo: 61,
    content:
      "Everybody from 14 to 19 is welcome, with or without a church. Bring a sleeping bag and no plan.",
    event: {
      title: "Camp in the Sierra",
      description:
        "Three days in the hills above Oaxaca: football, fire, silence before breakfast, and the question box. Nobody has to answer. Everybody may ask.",
      inDays: 23,
      zone: "America/Mexico_City",
      location: "Sierra Norte, Oaxaca, Mexico",
      registrationUrl: "https://camp.example/sierra",
      image: "dawn",
      interests: 6,
    },
    likes: 7,
    comments: [
      [
        "maria",
        1.4,
        "Silence before breakfast, with teenagers? You are braver than I am.",
      ],
    ],
  },
  {
    by: "elena",
    hoursAgo: 99,
    content:
      "Six places, six boards, no talent required. I shall show you how to break the first egg.",
    event: {
      title: "Icon Workshop for Beginners",
      description:
        "We prepare the board, lay the ground and write a single face. Materials are there. You may leave with something unfinished, as everybody does.",
      inDays: 12,
      time: "10:00",
      zone: "Europe/Bucharest",
      location: "Strada Memorandumului 9, Cluj-Napoca, Romania",
      image: "table",
      interests: 5,
    },
    likes: 7,
    comments: [
      ["miriam", 2, "One day I shall take the train for this."],
      ["elena", 2.5, "I am keeping an egg for you."],
    ],
  },
  {
    by: "mele",
    hoursAgo: 130,
    content:
      "Gloves and bags are provided, and lunch is the kind you need a nap after.",
    event: {
      title: "Beach Clean-Up and Umu Lunch",
      description:
        "We care for the garden that we were given, one bottle top at a time. Prayer on the sand at nine, work until noon, then food from the earth oven.",
      inDays: 6,
      time: "09:00",
      zone: "Pacific/Auckland",
      location: "Mission Bay Beach, Auckland, New Zealand",
      image: "lagoon",
      interests: 7,
    },
    likes: 9,
    comments: [["tomas", 3, "I would fly in for the lunch alone."]],
  },
  {
    by: "ruth",
    hoursAgo: 220,
    content:
      "If you have not eaten with strangers lately, here is your chance.",
    event: {
      title: "The Long Table",
      description:
        "One table, eighty feet, down the middle of Church Street. Bring a dish and somebody you do not agree with. Pie is promised.",
      inDays: 30,
      time: "17:30",
      zone: "America/New_York",
      location: "Church Street, Asheville, North Carolina, USA",
      image: "garden",
      interests: 7,
    },
    likes: 10,
    comments: [
      [
        "maria",
        0.9,
        "Somebody you do not agree with! Ruth, you are dangerous.",
      ],
      ["ruth", 1.4, "The pie does most of the work, dear."],
    ],
  },
  {
    by: "lukas",
    hoursAgo: 304,
    content:
      "An evening for people who think that they do not like organ music. You may lie down on the benches.",
    event: {
      title: "Organ and Silence",
      description:
        "Forty minutes of Bach with forty minutes of silence between the pieces. Come late, leave early, sit on the floor.",
      inDays: -4,
      time: "20:00",
      zone: "Europe/Berlin",
      location: "St. Thomas Church, Leipzig, Germany",
      interests: 6,
    },
    likes: 6,
    comments: [
      ["ama", 1.5, "Equal parts music and silence. I shall steal this."],
      [
        "lukas",
        212,
        "Thank you to all who came. The microphones failed, and it was better for it.",
      ],
    ],
  },
];
