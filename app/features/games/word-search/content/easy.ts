import type { WordList } from "../word-list";

/** For the 8 × 8 grid: six words of 3 to 7 letters. The longest come first. */
export const easy: readonly WordList[] = [
  {
    title: "Fruit of the Spirit",
    reference: "Galatians 5:22–23",
    words: ["SPIRIT", "PEACE", "FAITH", "FRUIT", "LOVE", "JOY"],
  },
  {
    title: "God Makes the World",
    reference: "Genesis 1",
    words: ["LIGHT", "EARTH", "STARS", "GRASS", "BIRDS", "SEAS"],
  },
  {
    title: "Noah and the Dove",
    reference: "Genesis 8",
    words: ["RAVEN", "OLIVE", "NOAH", "DOVE", "LEAF", "ARK"],
  },
  {
    title: "Moses in the Basket",
    reference: "Exodus 2:1–10",
    words: ["BASKET", "SISTER", "MOSES", "RIVER", "WATER", "BABY"],
  },
  {
    title: "Ruth in the Field",
    reference: "Ruth 2",
    words: ["HARVEST", "BARLEY", "NAOMI", "FIELD", "RUTH", "BOAZ"],
  },
  {
    title: "Samuel Hears God’s Voice",
    reference: "1 Samuel 3:1–10",
    words: ["SERVANT", "SAMUEL", "TEMPLE", "SPEAK", "LAMP", "ELI"],
  },
  {
    title: "David and Goliath",
    reference: "1 Samuel 17",
    words: ["GOLIATH", "DAVID", "SLING", "STONE", "SHEEP", "BROOK"],
  },
  {
    title: "The Lord Is My Shepherd",
    reference: "Psalm 23",
    words: ["WATERS", "PATHS", "TABLE", "STAFF", "HOUSE", "LORD"],
  },
  {
    title: "Animals God Shows to Job",
    reference: "Job 39",
    words: ["OSTRICH", "DONKEY", "GOATS", "HORSE", "EAGLE", "HAWK"],
  },
  {
    title: "Daniel and the Lions",
    reference: "Daniel 6",
    words: ["DANIEL", "DARIUS", "LIONS", "ANGEL", "KING", "DEN"],
  },
  {
    title: "Jonah at Sea",
    reference: "Jonah 1",
    words: ["NINEVEH", "JONAH", "STORM", "SHIP", "FISH", "WIND"],
  },
  {
    title: "Jesus Is Born",
    reference: "Luke 2:1–20",
    words: ["JOSEPH", "MANGER", "ANGEL", "MARY", "BABY", "INN"],
  },
  {
    title: "The Wise Men",
    reference: "Matthew 2:1–12",
    words: ["MYRRH", "GIFTS", "HEROD", "STAR", "GOLD", "EAST"],
  },
  {
    title: "Friends of Jesus",
    reference: "Matthew 10:2–4",
    words: ["ANDREW", "PHILIP", "THOMAS", "PETER", "JAMES", "JOHN"],
  },
  {
    title: "Five Loaves and Two Fish",
    reference: "John 6:1–14",
    words: ["BASKETS", "LOAVES", "BARLEY", "GRASS", "FISH", "BOY"],
  },
  {
    title: "The Farmer and the Seed",
    reference: "Mark 4:1–20",
    words: ["FARMER", "THORNS", "BIRDS", "FRUIT", "SEED", "ROOT"],
  },
  {
    title: "The Lost Sheep",
    reference: "Luke 15:1–7",
    words: ["FRIENDS", "HEAVEN", "SHEEP", "LOST", "HOME", "JOY"],
  },
  {
    title: "The Lord’s Prayer",
    reference: "Matthew 6:9–13",
    words: ["FORGIVE", "FATHER", "HEAVEN", "BREAD", "EARTH", "NAME"],
  },
  {
    title: "He Is Risen",
    reference: "Mark 16:1–7",
    words: ["SPICES", "STONE", "RISEN", "WHITE", "PETER", "TOMB"],
  },
  {
    title: "Strong in the Lord",
    reference: "Ephesians 6:10–18",
    words: ["SHIELD", "HELMET", "SPIRIT", "TRUTH", "PEACE", "SWORD"],
  },
];
