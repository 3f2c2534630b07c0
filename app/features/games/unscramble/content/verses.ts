import type { Verse } from "../verse";

/** From short to long: 12 of 5 to 7 words, 16 of 8 to 10, 12 of 11 to 14. */
export const verses: readonly Verse[] = [
  {
    reference: "Philippians 4:5",
    text: "The Lord is at hand.",
  },
  {
    reference: "Hebrews 13:25",
    text: "Grace be with you all.",
  },
  {
    reference: "Revelation 22:20",
    text: "Even so, come, Lord Jesus.",
  },
  {
    reference: "John 6:48",
    text: "I am that bread of life.",
  },
  {
    reference: "Psalm 104:1",
    text: "Bless the LORD, O my soul.",
  },
  {
    reference: "1 Corinthians 15:55",
    text: "O death, where is thy sting?",
  },
  {
    reference: "1 Thessalonians 5:13",
    text: "And be at peace among yourselves.",
  },
  {
    reference: "Matthew 5:14",
    text: "Ye are the light of the world.",
  },
  {
    reference: "Matthew 6:11",
    text: "Give us this day our daily bread.",
  },
  {
    reference: "Numbers 6:24",
    text: "The LORD bless thee, and keep thee:",
  },
  {
    reference: "John 14:15",
    text: "If ye love me, keep my commandments.",
  },
  {
    reference: "Luke 1:37",
    text: "For with God nothing shall be impossible.",
  },
  {
    reference: "Isaiah 6:8",
    text: "Then said I, Here am I; send me.",
  },
  {
    reference: "Exodus 15:18",
    text: "The LORD shall reign for ever and ever.",
  },
  {
    reference: "1 John 4:19",
    text: "We love him, because he first loved us.",
  },
  {
    reference: "Exodus 20:3",
    text: "Thou shalt have no other gods before me.",
  },
  {
    reference: "1 Corinthians 16:14",
    text: "Let all your things be done with charity.",
  },
  {
    reference: "1 Samuel 3:10",
    text: "Then Samuel answered, Speak; for thy servant heareth.",
  },
  {
    reference: "Psalm 126:5",
    text: "They that sow in tears shall reap in joy.",
  },
  {
    reference: "1 Thessalonians 5:21",
    text: "Prove all things; hold fast that which is good.",
  },
  {
    reference: "Psalm 150:6",
    text: "Let every thing that hath breath praise the LORD.",
  },
  {
    reference: "Matthew 5:7",
    text: "Blessed are the merciful: for they shall obtain mercy.",
  },
  {
    reference: "Romans 8:31",
    text: "If God be for us, who can be against us?",
  },
  {
    reference: "Psalm 56:3",
    text: "What time I am afraid, I will trust in thee.",
  },
  {
    reference: "Philippians 4:4",
    text: "Rejoice in the Lord alway: and again I say, Rejoice.",
  },
  {
    reference: "Romans 12:21",
    text: "Be not overcome of evil, but overcome evil with good.",
  },
  {
    reference: "Matthew 5:5",
    text: "Blessed are the meek: for they shall inherit the earth.",
  },
  {
    reference: "Luke 6:36",
    text: "Be ye therefore merciful, as your Father also is merciful.",
  },
  {
    reference: "Matthew 28:6",
    text: "He is not here: for he is risen, as he said.",
  },
  {
    reference: "Genesis 1:3",
    text: "And God said, Let there be light: and there was light.",
  },
  {
    reference: "Hebrews 13:8",
    text: "Jesus Christ the same yesterday, and to day, and for ever.",
  },
  {
    reference: "Psalm 147:3",
    text: "He healeth the broken in heart, and bindeth up their wounds.",
  },
  {
    reference: "Psalm 100:2",
    text: "Serve the LORD with gladness: come before his presence with singing.",
  },
  {
    reference: "Galatians 6:2",
    text: "Bear ye one another’s burdens, and so fulfil the law of Christ.",
  },
  {
    reference: "Psalm 46:1",
    text: "God is our refuge and strength, a very present help in trouble.",
  },
  {
    reference: "Proverbs 15:1",
    text: "A soft answer turneth away wrath: but grievous words stir up anger.",
  },
  {
    reference: "John 8:32",
    text: "And ye shall know the truth, and the truth shall make you free.",
  },
  {
    reference: "Proverbs 17:17",
    text: "A friend loveth at all times, and a brother is born for adversity.",
  },
  {
    reference: "Psalm 19:1",
    text: "The heavens declare the glory of God; and the firmament sheweth his handywork.",
  },
  {
    reference: "John 10:11",
    text: "I am the good shepherd: the good shepherd giveth his life for the sheep.",
  },
];
