/** @type {import("./posts.mjs").DemoPost[]} */
export const prayers = [
  {
    by: "miriam",
    hoursAgo: 2.2,
    content:
      "Please pray for me. My final examination on the ward is tomorrow morning, and my hands shake when somebody watches. I want them to be steady for the patient, not for the mark.",
    likes: 8,
    comments: [
      [
        "selam",
        0.2,
        "Steady hands, calm voice, one thing at a time. I am praying through my shift.",
      ],
      [
        "mele",
        0.5,
        "My first examiner told me afterwards that hers shook too. You will be fine. Praying.",
      ],
      ["elena", 1.1, "I have lit a candle for you in the workshop."],
      ["maria", 1.9, "What a good thing to want. He will give it."],
    ],
  },
  {
    by: "samuel",
    hoursAgo: 17,
    content:
      "The rains have not come to our villages, and the yam mounds are hard as brick. Pray with us for rain, and for farmers who have to decide this week whether to plant.",
    likes: 11,
    shares: 2,
    comments: [
      [
        "thomas",
        0.8,
        "We know that waiting well, in a monsoon land. Praying for clouds over Enugu.",
      ],
      [
        "ruth",
        2,
        "O for Okafor, and now E for Enugu, every morning until it rains.",
      ],
      ["tomas", 4.5, "The youth group prayed for this tonight, by name."],
    ],
  },
  {
    by: "ruth",
    hoursAgo: 40,
    content:
      "My sister Eleanor has moved into the memory care home today. She did not know my name, but she knew every word of the Doxology. Pray for her peace, and for those of us who have become strangers to her.",
    likes: 11,
    comments: [
      [
        "ama",
        0.4,
        "Songs live in a room that nothing else can get into. Praying for you both.",
      ],
      [
        "miriam",
        1.2,
        "Keep singing with her. I have seen it bring people home for a minute.",
      ],
      [
        "samuel",
        3,
        "She is known, even when she does not know. With you, Mama Ruth.",
      ],
      ["daniel", 6, "Praying for Eleanor in Busan."],
    ],
  },
  {
    by: "daniel",
    hoursAgo: 66,
    content:
      "Our company is closing the plant where my team works, and I have to tell sixty people on my own floor. I have asked God for wisdom. Now I ask you to ask Him for my courage, and for work for every one of them.",
    likes: 9,
    comments: [
      [
        "lukas",
        0.9,
        "Praying. Tell them plainly, and stay in the room afterwards.",
      ],
      ["thomas", 1.5, "Sixty families. We shall carry them with you."],
      [
        "daniel",
        30,
        "It is done. I stayed in the room. Thank you for praying, I could tell.",
      ],
    ],
  },
  {
    by: "selam",
    hoursAgo: 104,
    content:
      "For the mothers who walk for half a day to reach us, and for the road they walk on. Lord, shorten the road or lengthen their strength. And send us the ambulance that was promised.",
    likes: 10,
    comments: [
      ["maria", 1, "Amen. Shorten the road."],
      ["mele", 2.7, "Amen, and amen for the ambulance."],
    ],
  },
  {
    by: "tomas",
    hoursAgo: 138,
    content:
      "One of my boys, I will call him J., has not come to the group for a month, and his mother is frightened of the people he is with. Pray that he remembers the way home, and that we leave the light on long enough.",
    likes: 9,
    comments: [
      [
        "samuel",
        0.8,
        "The father in Luke 15 was watching the road. Keep watching it. We are watching with you.",
      ],
      ["ruth", 2.2, "J is in the book. First line, in ink."],
      [
        "tomas",
        61,
        "He sent a message today. Only two words, but he sent it. Keep praying!",
      ],
    ],
  },
  {
    by: "elena",
    hoursAgo: 172,
    content:
      "For my father, who has not spoken to his brother for nineteen years, over a fence. They are both ill now. I ask for one telephone call, from either side.",
    likes: 8,
    comments: [
      [
        "lukas",
        1.1,
        "Praying for the call. Nineteen years is not long for God.",
      ],
      ["miriam", 3.8, "Blessed are the peacemakers, and their daughters."],
    ],
  },
  {
    by: "mele",
    hoursAgo: 214,
    content:
      "A cyclone is turning towards the islands. My parents’ church has opened its hall for whoever needs a floor tonight. Please pray for Tonga: for roofs, for boats, for calm hearts, for morning.",
    likes: 11,
    shares: 5,
    comments: [
      [
        "ama",
        0.3,
        "We stopped the rehearsal and prayed. All of us, for all of them.",
      ],
      ["selam", 0.9, "For morning. Amen."],
      ["daniel", 1.6, "Praying from across the same ocean."],
      [
        "mele",
        22,
        "It passed to the south. Two roofs gone, nobody hurt. The hall is singing. Thank you, thank you.",
      ],
      ["ruth", 23, "Praise God! I was up at two and at four."],
    ],
  },
  {
    by: "maria",
    hoursAgo: 291,
    content:
      "There is a child in my class who takes food home in her pockets. We have found a quiet way to fill her bag. Pray for her, for her mother, and that we can help without making her ashamed.",
    likes: 10,
    comments: [
      [
        "thomas",
        0.7,
        "In my school we called it the borrowed pencil case. Nobody ever asked. God bless you.",
      ],
      ["ruth", 2.5, "Quietly is the whole art of it. Praying."],
    ],
  },
  {
    by: "lukas",
    hoursAgo: 340,
    content:
      "A thank-you rather than a request: two years ago I asked for prayer here for my hands, when they would not close. Today I played the Passacaglia from beginning to end. Soli Deo gloria.",
    likes: 11,
    comments: [
      ["ama", 0.4, "Soli Deo gloria! I am standing up as I write this."],
      ["elena", 1, "I remember that prayer. What a day to read its answer."],
      ["thomas", 2.9, "From beginning to end. May all our requests end so."],
    ],
  },
  {
    by: "thomas",
    hoursAgo: 420,
    content:
      "For teachers everywhere at the start of a new term: patience in the morning, mercy in the afternoon, and one child each day who suddenly understands.",
    likes: 8,
    comments: [
      ["maria", 0.3, "I am copying this on the inside of my desk."],
      ["tomas", 5, "Amen from the other side of the classroom."],
    ],
  },
];
