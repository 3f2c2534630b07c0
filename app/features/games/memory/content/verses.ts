import type { Verse } from "../verse";

/** From short to long, 8 to 30 words. */
export const verses: readonly Verse[] = [
  {
    reference: "Psalm 23:1",
    text: "The LORD is my shepherd; I shall not want.",
  },
  {
    reference: "Lamentations 3:23",
    text: "They are new every morning: great is thy faithfulness.",
  },
  {
    reference: "Philippians 4:13",
    text: "I can do all things through Christ which strengtheneth me.",
  },
  {
    reference: "Matthew 6:21",
    text: "For where your treasure is, there will your heart be also.",
  },
  {
    reference: "Psalm 103:2",
    text: "Bless the LORD, O my soul, and forget not all his benefits:",
  },
  {
    reference: "Proverbs 3:6",
    text: "In all thy ways acknowledge him, and he shall direct thy paths.",
  },
  {
    reference: "John 14:1",
    text: "Let not your heart be troubled: ye believe in God, believe also in me.",
  },
  {
    reference: "Psalm 119:11",
    text: "Thy word have I hid in mine heart, that I might not sin against thee.",
  },
  {
    reference: "Psalm 90:12",
    text: "So teach us to number our days, that we may apply our hearts unto wisdom.",
  },
  {
    reference: "Ephesians 6:10",
    text: "Finally, my brethren, be strong in the Lord, and in the power of his might.",
  },
  {
    reference: "James 1:22",
    text: "But be ye doers of the word, and not hearers only, deceiving your own selves.",
  },
  {
    reference: "Psalm 133:1",
    text: "Behold, how good and how pleasant it is for brethren to dwell together in unity!",
  },
  {
    reference: "1 Corinthians 15:57",
    text: "But thanks be to God, which giveth us the victory through our Lord Jesus Christ.",
  },
  {
    reference: "Luke 6:31",
    text: "And as ye would that men should do to you, do ye also to them likewise.",
  },
  {
    reference: "Psalm 136:1",
    text: "O give thanks unto the LORD; for he is good: for his mercy endureth for ever.",
  },
  {
    reference: "Psalm 24:1",
    text: "The earth is the LORD’s, and the fulness thereof; the world, and they that dwell therein.",
  },
  {
    reference: "Isaiah 55:6",
    text: "Seek ye the LORD while he may be found, call ye upon him while he is near:",
  },
  {
    reference: "Psalm 34:8",
    text: "O taste and see that the LORD is good: blessed is the man that trusteth in him.",
  },
  {
    reference: "Psalm 37:5",
    text: "Commit thy way unto the LORD; trust also in him; and he shall bring it to pass.",
  },
  {
    reference: "1 Corinthians 10:31",
    text: "Whether therefore ye eat, or drink, or whatsoever ye do, do all to the glory of God.",
  },
  {
    reference: "1 Thessalonians 5:18",
    text: "In every thing give thanks: for this is the will of God in Christ Jesus concerning you.",
  },
  {
    reference: "John 13:35",
    text: "By this shall all men know that ye are my disciples, if ye have love one to another.",
  },
  {
    reference: "Romans 5:8",
    text: "But God commendeth his love toward us, in that, while we were yet sinners, Christ died for us.",
  },
  {
    reference: "Isaiah 26:3",
    text: "Thou wilt keep him in perfect peace, whose mind is stayed on thee: because he trusteth in thee.",
  },
  {
    reference: "Philippians 4:7",
    text: "And the peace of God, which passeth all understanding, shall keep your hearts and minds through Christ Jesus.",
  },
  {
    reference: "Psalm 145:18",
    text: "The LORD is nigh unto all them that call upon him, to all that call upon him in truth.",
  },
  {
    reference: "Galatians 6:9",
    text: "And let us not be weary in well doing: for in due season we shall reap, if we faint not.",
  },
  {
    reference: "Matthew 7:7",
    text: "Ask, and it shall be given you; seek, and ye shall find; knock, and it shall be opened unto you:",
  },
  {
    reference: "Ephesians 4:32",
    text: "And be ye kind one to another, tenderhearted, forgiving one another, even as God for Christ’s sake hath forgiven you.",
  },
  {
    reference: "2 Timothy 3:16",
    text: "All scripture is given by inspiration of God, and is profitable for doctrine, for reproof, for correction, for instruction in righteousness:",
  },
  {
    reference: "Matthew 5:16",
    text: "Let your light so shine before men, that they may see your good works, and glorify your Father which is in heaven.",
  },
  {
    reference: "1 John 1:9",
    text: "If we confess our sins, he is faithful and just to forgive us our sins, and to cleanse us from all unrighteousness.",
  },
  {
    reference: "Psalm 19:14",
    text: "Let the words of my mouth, and the meditation of my heart, be acceptable in thy sight, O LORD, my strength, and my redeemer.",
  },
  {
    reference: "2 Corinthians 9:7",
    text: "Every man according as he purposeth in his heart, so let him give; not grudgingly, or of necessity: for God loveth a cheerful giver.",
  },
  {
    reference: "Philippians 1:6",
    text: "Being confident of this very thing, that he which hath begun a good work in you will perform it until the day of Jesus Christ:",
  },
  {
    reference: "John 3:16",
    text: "For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.",
  },
  {
    reference: "Colossians 3:17",
    text: "And whatsoever ye do in word or deed, do all in the name of the Lord Jesus, giving thanks to God and the Father by him.",
  },
  {
    reference: "Romans 15:13",
    text: "Now the God of hope fill you with all joy and peace in believing, that ye may abound in hope, through the power of the Holy Ghost.",
  },
  {
    reference: "John 15:5",
    text: "I am the vine, ye are the branches: He that abideth in me, and I in him, the same bringeth forth much fruit: for without me ye can do nothing.",
  },
  {
    reference: "John 8:12",
    text: "Then spake Jesus again unto them, saying, I am the light of the world: he that followeth me shall not walk in darkness, but shall have the light of life.",
  },
];
