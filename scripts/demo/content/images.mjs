/** @type {import("./posts.mjs").DemoImage[]} */
export const images = [
  {
    by: "tomas",
    hoursAgo: 9,
    content:
      "Sunrise over the hills on the last morning of camp. Nobody had slept. Nobody complained. We read Lamentations 3 out loud, and for once they all laughed at the right place: “new every morning”.",
    image: "dawn",
    alt: "Drawing of a sunrise over layered hills, with a small church in the mist and dark firs in front",
    likes: 9,
    comments: [
      ["ruth", 1.3, "Great is thy faithfulness. Good morning to all of you."],
      ["maria", 2.1, "Nobody had slept. I believe that part most of all."],
    ],
  },
  {
    by: "mele",
    hoursAgo: 27,
    content:
      "My uncle’s outrigger, drawn from a photograph he sent after the storm. It was the one thing in the bay that had not moved. He says that he tied it with prayer. My aunt says that he tied it with rope, twice.",
    image: "lagoon",
    alt: "Drawing of a lagoon at sunset with an outrigger canoe and leaning palms",
    likes: 10,
    comments: [
      [
        "samuel",
        0.8,
        "Prayer and rope, twice. That is my entire theology of providence.",
      ],
      ["tomas", 4, "Your uncle and my grandfather would have been friends."],
      ["daniel", 9, "This is lovely, Mele."],
    ],
  },
  {
    by: "elena",
    hoursAgo: 52,
    content:
      "Light through the rose window, a little after nine, when the tour groups have not yet come. It lies on the benches for eleven minutes. I have counted.",
    image: "rose-window",
    alt: "Drawing of a round stained-glass window whose colours fall on the benches of a dark church",
    likes: 9,
    shares: 2,
    comments: [
      [
        "lukas",
        0.9,
        "That is about as long as a slow chorale prelude. Surely not by chance.",
      ],
      ["miriam", 3.4, "Eleven minutes of colour. I am keeping that."],
    ],
  },
  {
    by: "thomas",
    hoursAgo: 84,
    content:
      "The backwater behind our house at four o’clock. My wife and I have looked at it together for forty-four years, and on most days we still say nothing, which I consider a great success.",
    image: "backwater",
    alt: "Drawing of a thatched boat on a calm backwater, with palms along the bank and lily pads in front",
    likes: 11,
    comments: [
      ["ruth", 0.7, "Forty-four years of saying nothing. That is a love song."],
      ["daniel", 5.5, "I showed this to my wife. She said: learn."],
    ],
  },
  {
    by: "maria",
    hoursAgo: 112,
    content:
      "The school garden, two months after we planted it with the children. The tomatoes belong to everybody, the sunflowers to God (so they decided), and the weeds to the teacher.",
    image: "garden",
    alt: "Drawing of raised garden beds with tomatoes, lettuce and sunflowers in front of a white fence",
    likes: 10,
    comments: [
      ["thomas", 1, "An excellent division of property."],
      ["selam", 2.6, "Consider the sunflowers, how they grow!"],
    ],
  },
  {
    by: "miriam",
    hoursAgo: 143,
    content:
      "The harbour of Byblos, where my great-grandfather mended nets. I come here when the ward was too much. The boats go out, the boats come in. Somebody is always mending something.",
    image: "harbour",
    alt: "Drawing of three sailing boats in a harbour under a large setting sun",
    likes: 10,
    shares: 2,
    comments: [
      ["mele", 1.4, "The sea is good at listening. I go to mine, too."],
      ["elena", 2.2, "Somebody is always mending something. Amen."],
    ],
  },
  {
    by: "ruth",
    hoursAgo: 196,
    content:
      "Communion bread from this morning, before it became anything more than bread. The recipe is my mother’s: flour, water, salt, honey, and somebody to carry it.",
    image: "table",
    alt: "Drawing of a loaf of bread, a cup and a candle on a white cloth before a sunny window",
    likes: 11,
    comments: [
      ["ama", 0.6, "And somebody to carry it. That is the whole of it."],
      ["maria", 1.5, "Will you share how much honey?"],
      ["ruth", 2, "Three spoons, dear, and one for the cook."],
    ],
  },
  {
    by: "samuel",
    hoursAgo: 237,
    content:
      "“The harvest is plentiful.” I have preached on it many times. This week I stood in my brother’s field and for the first time I was afraid of how much there was, and of how few of us had come.",
    image: "wheat",
    alt: "Drawing of a path through a wide field of ripe grain under a pale sun",
    likes: 9,
    comments: [
      [
        "thomas",
        1.1,
        "So the first labourer sent is always the one who was praying.",
      ],
      ["tomas", 3, "Send me, but after breakfast."],
    ],
  },
  {
    by: "lukas",
    hoursAgo: 283,
    content:
      "A drawing of the village where I learned to play, as it looks in my memory: always snow, always a light in the church, always somebody at the bellows.",
    image: "snow",
    alt: "Drawing of a village in falling snow, with a lit church between small houses and firs",
    likes: 9,
    comments: [
      ["ama", 0.9, "I have never touched snow, and now I miss it."],
      ["elena", 4.1, "Always somebody at the bellows. Who was it?"],
      [
        "lukas",
        4.6,
        "My grandfather. He said that I played and that he prayed, with the same air.",
      ],
    ],
  },
  {
    by: "selam",
    hoursAgo: 329,
    content:
      "Night shift, four in the morning. The city is dark, one star is stubborn, and somewhere down there a child is deciding to be born. I think of Bethlehem more often at work than in church.",
    image: "bethlehem",
    alt: "Drawing of a bright star above a dark hillside town with lit windows",
    likes: 11,
    shares: 3,
    comments: [
      [
        "miriam",
        0.5,
        "Reading this on my own night shift. Thank you for the star.",
      ],
      ["maria", 3.3, "Selam, you should write a book."],
    ],
  },
  {
    by: "daniel",
    hoursAgo: 396,
    content:
      "Took the children up to the lake where my father took me. Same boat, I think. Same advice, certainly: sit in the middle, look at the mountain, do not stand up to argue.",
    image: "lake",
    alt: "Drawing of a rowing boat on a mountain lake with snowy peaks and firs",
    likes: 10,
    comments: [
      ["thomas", 0.8, "Do not stand up to argue. There is the sermon."],
      ["samuel", 2, "Mark 4, the revised edition."],
    ],
  },
  {
    by: "elena",
    hoursAgo: 470,
    content:
      "Olive trees on the road to the monastery. The oldest were planted before anybody thought of printing a Bible. They have outlived every quarrel that was ever held beneath them.",
    image: "olives",
    alt: "Drawing of old olive trees on terraced ground under a hazy sun",
    likes: 8,
    comments: [
      [
        "miriam",
        1.2,
        "We have some of those. My grandmother greeted them by name.",
      ],
    ],
  },
];
