/**
 * @typedef {object} DemoGroup
 * @property {string} name
 * @property {"group" | "church"} kind
 * @property {"open" | "approval"} joinPolicy
 * @property {string} about
 * @property {string} place
 * @property {string[]} tags
 * @property {number} startedDays before the demo is loaded
 * @property {Record<string, "owner" | "leader" | "member">} members by the keys of people.mjs
 * @property {string} [address]
 * @property {string} [website]
 * @property {object[]} [serviceTimes]
 */

/** By slug. @type {Record<string, DemoGroup>} */
export const groups = {
  "harbour-chapel": {
    name: "Harbour Chapel",
    kind: "church",
    joinPolicy: "open",
    about:
      "A small church by the water with a large kettle. We sing in three languages and pray for everyone who goes out in a boat. Come as you are, also late.",
    place: "Auckland, New Zealand",
    tags: ["Methodist"],
    startedDays: 90,
    members: {
      mele: "owner",
      thomas: "leader",
      maria: "member",
      daniel: "member",
      ruth: "member",
    },
    address: "12 Wharf Lane, Auckland",
    website: "https://harbour-chapel.example",
    serviceTimes: [
      {
        weekday: 0,
        time: "09:30",
        timeZone: "Pacific/Auckland",
        language: "English",
      },
      {
        weekday: 0,
        time: "17:00",
        timeZone: "Pacific/Auckland",
        language: "Tongan",
      },
    ],
  },
  "romans-slowly": {
    name: "Romans, slowly",
    kind: "group",
    joinPolicy: "approval",
    about:
      "We read the Letter to the Romans at the speed of one paragraph a week, and pray for each other. Tell us in a line why you would like to read with us.",
    place: "Online",
    tags: ["Bible reading", "Prayer"],
    startedDays: 60,
    members: {
      lukas: "owner",
      samuel: "leader",
      elena: "member",
      miriam: "member",
      selam: "member",
    },
  },
};

/** Only members write, like or comment in a group. */
export const groupPosts = {
  /** @type {import("./posts.mjs").DemoPost[]} */
  texts: [
    {
      by: "mele",
      group: "harbour-chapel",
      hoursAgo: 30,
      content:
        "The kettle is mended. There is tea after both services again, and Thomas has promised his ginger biscuits.",
      likes: 4,
      comments: [["thomas", 1, "I promised to try."]],
    },
    {
      by: "lukas",
      group: "romans-slowly",
      hoursAgo: 52,
      content:
        "This week: Romans 5:1-5. Which of the four steps from suffering to hope do you know best, and which do you not believe yet?",
      likes: 3,
      comments: [
        ["miriam", 3, "Patience. I still argue with it."],
        ["samuel", 8, "Then you are in good company. So did Paul."],
      ],
    },
  ],
  /** @type {import("./posts.mjs").DemoPost[]} */
  prayers: [
    {
      by: "maria",
      group: "harbour-chapel",
      hoursAgo: 20,
      content:
        "Please pray for the crews who sail on Thursday, and for the families who wait for them.",
      likes: 3,
    },
    {
      by: "elena",
      group: "romans-slowly",
      hoursAgo: 11,
      content:
        "My mother has her operation on Friday. Pray with us for steady hands and a quiet night.",
      likes: 4,
      comments: [["selam", 2, "I will be awake with you, Elena."]],
    },
  ],
  /** @type {import("./posts.mjs").DemoEvent[]} */
  events: [
    {
      by: "mele",
      group: "harbour-chapel",
      hoursAgo: 44,
      content: "Bring a lantern, and somebody who has never been on the pier.",
      event: {
        title: "Evening Prayer on the Pier",
        description:
          "Half an hour of psalms and silence while the boats come in. In the chapel if it rains.",
        inDays: 6,
        time: "19:30",
        zone: "Pacific/Auckland",
        location: "Wharf Lane pier, Auckland",
        interests: 3,
      },
      likes: 3,
    },
  ],
};
