/**
 * @typedef {object} DemoPerson
 * @property {string} firstName
 * @property {string} lastName
 * @property {string} bio
 * @property {number} joinedDays before the demo is loaded
 * @property {string[]} follows
 * @property {string[]} prefers ids of content preferences
 */

/** Twelve fictional people. @type {Record<string, DemoPerson>} */
export const people = {
  ama: {
    firstName: "Ama",
    lastName: "Mensah",
    bio: "Alto, choir leader and early riser in Accra. I collect hymns the way others collect stamps. Psalm 96:1.",
    joinedDays: 410,
    follows: ["samuel", "maria", "ruth", "lukas", "selam", "mele"],
    prefers: ["verses", "events", "games", "community"],
  },
  lukas: {
    firstName: "Lukas",
    lastName: "Weber",
    bio: "Organist in Leipzig. Bach on working days, Bach on Sundays. Reading the Bible slowly, one book a month.",
    joinedDays: 388,
    follows: ["ama", "elena", "ruth", "daniel", "miriam"],
    prefers: ["verses", "events", "community"],
  },
  maria: {
    firstName: "Maria",
    lastName: "Souza",
    bio: "I teach seven-year-olds in Recife and learn more than they do. Mother of two, friend of long tables.",
    joinedDays: 352,
    follows: ["ama", "tomas", "mele", "miriam", "ruth", "selam"],
    prefers: ["prayers", "games", "community"],
  },
  daniel: {
    firstName: "Daniel",
    lastName: "Kim",
    bio: "Engineer, husband, father of three in Busan. Dawn prayer before the first meeting. Still learning to be still.",
    joinedDays: 301,
    follows: ["samuel", "lukas", "thomas", "mele"],
    prefers: ["prayers", "videos", "games"],
  },
  samuel: {
    firstName: "Samuel",
    lastName: "Okafor",
    bio: "Pastor of a noisy, joyful parish in Enugu. Husband of Chidinma. Ask me about goats, grace or the Letter to the Romans.",
    joinedDays: 420,
    follows: ["ama", "daniel", "thomas", "ruth", "selam", "tomas"],
    prefers: ["sermons", "prayers", "events", "games", "testimonies"],
  },
  elena: {
    firstName: "Elena",
    lastName: "Popescu",
    bio: "I paint icons in Cluj. Slow work, egg yolk and gold leaf. Trying to pray with my hands.",
    joinedDays: 276,
    follows: ["lukas", "miriam", "selam", "thomas"],
    prefers: ["verses", "prayers", "testimonies"],
  },
  tomas: {
    firstName: "Tomás",
    lastName: "Herrera",
    bio: "Youth worker in Oaxaca. Guitar, football, and far too many camp fires. Matthew 5:9.",
    joinedDays: 240,
    follows: ["maria", "samuel", "mele", "daniel", "ama"],
    prefers: ["videos", "events", "games", "community"],
  },
  miriam: {
    firstName: "Miriam",
    lastName: "Haddad",
    bio: "Student nurse by the sea in Byblos. Grandchild of people who prayed in Syriac. Coffee, cardamom, Compline.",
    joinedDays: 188,
    follows: ["elena", "selam", "maria", "lukas", "ruth"],
    prefers: ["verses", "games", "community"],
  },
  thomas: {
    firstName: "Thomas",
    lastName: "Kurian",
    bio: "Retired headmaster in Kottayam, Kerala. Pepper vines, grandchildren, and the Book of Proverbs.",
    joinedDays: 333,
    follows: ["samuel", "ruth", "daniel", "elena", "ama"],
    prefers: ["sermons", "verses"],
  },
  selam: {
    firstName: "Selam",
    lastName: "Tadesse",
    bio: "Midwife in Addis Ababa. Every birth is a small Genesis. Singing the old songs in Ge’ez, not always in tune.",
    joinedDays: 214,
    follows: ["miriam", "ama", "elena", "mele", "maria"],
    prefers: ["prayers", "games", "testimonies"],
  },
  ruth: {
    firstName: "Ruth",
    lastName: "Whitaker",
    bio: "Grandmother of nine in the Blue Ridge. Quilts, sourdough, and sixty years of underlining the same Bible.",
    joinedDays: 397,
    follows: ["ama", "thomas", "samuel", "maria", "tomas", "lukas", "mele"],
    prefers: ["prayers", "sermons", "games", "testimonies"],
  },
  mele: {
    firstName: "Mele",
    lastName: "Fonua",
    bio: "Tongan in Auckland, nurse on nights, Sunday school on days. We sing first and talk later.",
    joinedDays: 159,
    follows: ["ama", "selam", "maria", "tomas", "daniel"],
    prefers: ["videos", "events", "games", "community"],
  },
};
