/** @type {import("./posts.mjs").DemoPost[]} */
export const texts = [
  {
    by: "ama",
    hoursAgo: 0.4,
    content:
      "Choir practice ended an hour late because nobody wanted the last Amen to be the last. Eleven voices, one broken ceiling fan, and for a moment it did not feel like Accra at all. It felt like the edge of something.",
    likes: 6,
    comments: [
      [
        "lukas",
        0.1,
        "The good rehearsals are the ones where nobody looks at the clock.",
      ],
      ["mele", 0.25, "We need a recording of that Amen, please and thank you."],
    ],
  },
  {
    by: "thomas",
    hoursAgo: 5.5,
    content:
      "Forty years I told boys in the back row to sit up straight. This morning my grandson told me to kneel up straight during prayers. The Lord has a long memory and a sense of humour.",
    likes: 11,
    shares: 2,
    comments: [
      [
        "ruth",
        0.6,
        "I laughed out loud in the kitchen. Mine corrects my grammar.",
      ],
      [
        "samuel",
        1.2,
        "This one is going into Sunday’s sermon. With your permission, sir?",
      ],
      [
        "thomas",
        1.6,
        "Granted, provided you sit up straight while telling it.",
      ],
      [
        "daniel",
        3.1,
        "Saving this for the day mine are old enough to say it to me.",
      ],
    ],
  },
  {
    by: "daniel",
    hoursAgo: 22,
    content:
      "Dawn prayer, day 100. I expected fireworks. What I got is this: I am a little slower to answer and a little quicker to notice. My wife says that counts as a miracle.",
    likes: 9,
    comments: [
      ["miriam", 0.8, "A little slower to answer. I want that one too."],
      [
        "thomas",
        2.4,
        "Well done, Daniel. The second hundred is quieter still.",
      ],
      [
        "mele",
        6,
        "I get home from the night shift when you get up. We can pray in the same half hour.",
      ],
      [
        "daniel",
        6.5,
        "Deal. Five in the morning in Busan, whatever it is in Auckland.",
      ],
    ],
  },
  {
    by: "selam",
    hoursAgo: 31,
    content:
      "Three births tonight. The third mother sang all the way through, a psalm her grandmother had taught her, and the whole ward went quiet to listen. The baby arrived on the Hallelujah. I am not making this up.",
    likes: 11,
    shares: 3,
    comments: [
      [
        "mele",
        0.5,
        "Night shift salutes night shift. What a gift to be in that room.",
      ],
      ["maria", 1.1, "I have goosebumps. Which psalm was it?"],
      ["selam", 1.4, "The hundred and twenty-first. I will lift up my eyes."],
      ["ama", 2.2, "On the Hallelujah! That child is already a soprano."],
      [
        "ruth",
        9,
        "Sixty years a Christian and stories like this still undo me.",
      ],
    ],
  },
  {
    by: "ruth",
    hoursAgo: 46,
    content:
      "A small thing I have learned: when you do not know what to bring to a grieving house, bring the dish you cook best and do not ask for the pan back.",
    likes: 10,
    shares: 4,
    comments: [
      [
        "maria",
        0.9,
        "And bring it again after three weeks, when everybody else has stopped coming.",
      ],
      ["ruth", 1.3, "Maria, yes. That is the second half and the harder half."],
      [
        "tomas",
        5,
        "My mother’s rule exactly. Ours comes in a pot the size of a drum.",
      ],
    ],
  },
  {
    by: "lukas",
    hoursAgo: 58,
    content:
      "Someone asked me why I still practise pieces nobody asks for. Because the congregation hears one hour of organ a week, and that hour stands on the twenty they never hear. I suspect it is the same with patience.",
    likes: 8,
    comments: [
      [
        "elena",
        1.5,
        "Under every gold ground there are nine layers of chalk. Same thing.",
      ],
      ["ama", 2.8, "Printing this and hanging it on the choir room door."],
    ],
  },
  {
    by: "tomas",
    hoursAgo: 77,
    content:
      "We asked the youth group to write down one question they would never dare to ask in church. I expected jokes. I got: Does God get tired of me? Does He mind that I am angry? Is it all right if I only believe on some days?\n\nWe threw away the plan for the evening and talked until they had to go home.",
    likes: 11,
    shares: 2,
    comments: [
      ["samuel", 0.7, "Brother, those three questions are most of the Psalms."],
      [
        "miriam",
        1.9,
        "Please tell the third one: on the other days we believe for you.",
      ],
      [
        "tomas",
        2.3,
        "Miriam, I read them your line. It got very quiet. Thank you.",
      ],
      [
        "daniel",
        8,
        "Tell them an engineer in Busan asks the first one every week.",
      ],
    ],
  },
  {
    by: "maria",
    hoursAgo: 96,
    content:
      "Overheard in class today. “Teacher, was Jesus good at maths?” Long pause. “He made five loaves into five thousand, so he could multiply.”",
    likes: 11,
    comments: [
      ["thomas", 0.4, "Full marks. Twelve baskets of remainder, too."],
      ["ruth", 2, "Oh, I needed that today."],
      [
        "lukas",
        3.5,
        "And he left the ninety-nine for the one. Not so strong in statistics.",
      ],
    ],
  },
  {
    by: "samuel",
    hoursAgo: 121,
    content:
      "Notes from the sermon: Grace is not God lowering the bar. Grace is God carrying you over it and then asking, gently, whether you would like to learn to jump. Titus 2:11-12, read slowly.",
    likes: 9,
    shares: 2,
    comments: [
      [
        "daniel",
        1,
        "Carrying, then teaching. In that order. Thank you, Pastor.",
      ],
      ["ruth", 4, "Underlined it, and wrote your name in the margin."],
    ],
  },
  {
    by: "elena",
    hoursAgo: 149,
    content:
      "In the workshop we never say that we paint an icon. We say that we write it. Today I spent six hours on one eyelid, and I understood why: nobody paints a letter of a word and asks whether it is finished.",
    likes: 8,
    comments: [
      ["miriam", 1.2, "I would love to see your table one day."],
      [
        "lukas",
        5.2,
        "Six hours for an eyelid. I shall stop complaining about my pedal solo.",
      ],
    ],
  },
  {
    by: "mele",
    hoursAgo: 188,
    content:
      "Sunday school report: fourteen children, one guitar with five strings, a very long discussion about whether Noah had mosquitoes. Verdict: yes, two, and it was a mistake.",
    likes: 10,
    comments: [
      ["tomas", 0.6, "The committee for mosquitoes in Oaxaca agrees."],
      ["selam", 1.5, "Fourteen children and one of you. You are the ark."],
    ],
  },
  {
    by: "miriam",
    hoursAgo: 226,
    content:
      "My grandmother’s Bible came to me this week. Between Lamentations and Ezekiel I found a dried jasmine flower and a shopping list: flour, oil, candles. I think that is the most complete prayer I have ever read.",
    likes: 11,
    shares: 3,
    comments: [
      ["elena", 0.9, "Flour, oil, candles. There is a whole liturgy in it."],
      ["selam", 2.6, "Keep the flower exactly there."],
      [
        "ruth",
        7,
        "I have tucked a grocery list into mine, for somebody to find.",
      ],
    ],
  },
  {
    by: "thomas",
    hoursAgo: 268,
    content:
      "A question for the wise people here. You have twenty minutes a day and one year. Would you read the whole Bible once, or the four Gospels twelve times? I have done both and I shall not say which I preferred until you have answered.",
    likes: 6,
    comments: [
      ["lukas", 1, "The whole, once. Then the Gospels for the rest of life."],
      ["tomas", 1.8, "Gospels. My attention span votes for Mark."],
      ["miriam", 3, "The Psalms were not offered, and I protest."],
      [
        "daniel",
        4.4,
        "Whole Bible. I once skipped Leviticus and paid for it in Hebrews.",
      ],
      [
        "thomas",
        6,
        "You are all right, which is the privilege of a retired examiner to say.",
      ],
    ],
  },
  {
    by: "ama",
    hoursAgo: 312,
    content:
      "Teach your choir this: breathe where the sentence breathes, not where the line ends. Half of bad singing is bad reading. Half of bad reading is not believing that the words mean something.",
    likes: 8,
    comments: [
      [
        "lukas",
        0.7,
        "Please come and say this in Leipzig. In exactly that tone.",
      ],
      [
        "mele",
        3.2,
        "Our choir breathes wherever Auntie Sina breathes. Nobody argues.",
      ],
    ],
  },
  {
    by: "daniel",
    hoursAgo: 377,
    content:
      "My youngest prays in lists. Thank you for rice, thank you for the bus, thank you for the blue pencil, thank you for Grandma’s new knee. Tonight I tried it her way. It took a quarter of an hour and I did not get past breakfast.",
    likes: 10,
    comments: [
      ["maria", 1.3, "Teach her to lead the rest of us."],
      [
        "ruth",
        2.2,
        "Thank you for the blue pencil. I will be saying that all week.",
      ],
    ],
  },
  {
    by: "ruth",
    hoursAgo: 451,
    content:
      "Hello, dear people. My granddaughter put this on my telephone and says that I am now online. I bake, I quilt, I pray through my address book A to Z. If you would like to be in the book, say so. There is room under Q, X and Z.",
    likes: 11,
    comments: [
      [
        "maria",
        0.5,
        "Welcome, Ruth! S for Souza, please, there may be a crowd.",
      ],
      ["samuel", 1.1, "O for Okafor. And may I send you the whole parish?"],
      ["ruth", 1.7, "Send them. I have a second book."],
      ["mele", 4.8, "F for Fonua. All thirty-one of us."],
    ],
  },
];
