import type { Pair } from "../pair";

/** In the order of the Bible; no two stand in the same chapter, and the first 40 characters tell any two apart. */
export const pairs: readonly Pair[] = [
  {
    reference: "Genesis 1:1",
    text: "In the beginning God created the heaven and the earth.",
  },
  {
    reference: "Exodus 14:14",
    text: "The LORD shall fight for you, and ye shall hold your peace.",
  },
  {
    reference: "Deuteronomy 6:5",
    text: "And thou shalt love the LORD thy God with all thine heart, and with all thy soul, and with all thy might.",
  },
  {
    reference: "Joshua 1:9",
    text: "Have not I commanded thee? Be strong and of a good courage; be not afraid, neither be thou dismayed: for the LORD thy God is with thee whithersoever thou goest.",
  },
  {
    reference: "Job 19:25",
    text: "For I know that my redeemer liveth, and that he shall stand at the latter day upon the earth:",
  },
  {
    reference: "Psalm 23:1",
    text: "The LORD is my shepherd; I shall not want.",
  },
  {
    reference: "Psalm 27:1",
    text: "The LORD is my light and my salvation; whom shall I fear? the LORD is the strength of my life; of whom shall I be afraid?",
  },
  {
    reference: "Psalm 46:10",
    text: "Be still, and know that I am God: I will be exalted among the heathen, I will be exalted in the earth.",
  },
  {
    reference: "Psalm 51:10",
    text: "Create in me a clean heart, O God; and renew a right spirit within me.",
  },
  {
    reference: "Psalm 118:24",
    text: "This is the day which the LORD hath made; we will rejoice and be glad in it.",
  },
  {
    reference: "Psalm 119:105",
    text: "Thy word is a lamp unto my feet, and a light unto my path.",
  },
  {
    reference: "Psalm 121:1",
    text: "I will lift up mine eyes unto the hills, from whence cometh my help.",
  },
  {
    reference: "Proverbs 3:5",
    text: "Trust in the LORD with all thine heart; and lean not unto thine own understanding.",
  },
  {
    reference: "Proverbs 22:6",
    text: "Train up a child in the way he should go: and when he is old, he will not depart from it.",
  },
  {
    reference: "Ecclesiastes 3:1",
    text: "To every thing there is a season, and a time to every purpose under the heaven:",
  },
  {
    reference: "Song of Solomon 8:7",
    text: "Many waters cannot quench love, neither can the floods drown it: if a man would give all the substance of his house for love, it would utterly be contemned.",
  },
  {
    reference: "Isaiah 40:31",
    text: "But they that wait upon the LORD shall renew their strength; they shall mount up with wings as eagles; they shall run, and not be weary; and they shall walk, and not faint.",
  },
  {
    reference: "Isaiah 53:6",
    text: "All we like sheep have gone astray; we have turned every one to his own way; and the LORD hath laid on him the iniquity of us all.",
  },
  {
    reference: "Jeremiah 29:11",
    text: "For I know the thoughts that I think toward you, saith the LORD, thoughts of peace, and not of evil, to give you an expected end.",
  },
  {
    reference: "Lamentations 3:22",
    text: "It is of the LORD’s mercies that we are not consumed, because his compassions fail not.",
  },
  {
    reference: "Amos 5:24",
    text: "But let judgment run down as waters, and righteousness as a mighty stream.",
  },
  {
    reference: "Micah 6:8",
    text: "He hath shewed thee, O man, what is good; and what doth the LORD require of thee, but to do justly, and to love mercy, and to walk humbly with thy God?",
  },
  {
    reference: "Zephaniah 3:17",
    text: "The LORD thy God in the midst of thee is mighty; he will save, he will rejoice over thee with joy; he will rest in his love, he will joy over thee with singing.",
  },
  {
    reference: "Matthew 6:33",
    text: "But seek ye first the kingdom of God, and his righteousness; and all these things shall be added unto you.",
  },
  {
    reference: "Matthew 11:28",
    text: "Come unto me, all ye that labour and are heavy laden, and I will give you rest.",
  },
  {
    reference: "Mark 10:45",
    text: "For even the Son of man came not to be ministered unto, but to minister, and to give his life a ransom for many.",
  },
  {
    reference: "Luke 2:11",
    text: "For unto you is born this day in the city of David a Saviour, which is Christ the Lord.",
  },
  {
    reference: "Luke 19:10",
    text: "For the Son of man is come to seek and to save that which was lost.",
  },
  {
    reference: "John 1:1",
    text: "In the beginning was the Word, and the Word was with God, and the Word was God.",
  },
  {
    reference: "John 3:16",
    text: "For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.",
  },
  {
    reference: "John 11:25",
    text: "Jesus said unto her, I am the resurrection, and the life: he that believeth in me, though he were dead, yet shall he live:",
  },
  {
    reference: "John 14:6",
    text: "Jesus saith unto him, I am the way, the truth, and the life: no man cometh unto the Father, but by me.",
  },
  {
    reference: "Acts 16:31",
    text: "And they said, Believe on the Lord Jesus Christ, and thou shalt be saved, and thy house.",
  },
  {
    reference: "Romans 3:23",
    text: "For all have sinned, and come short of the glory of God;",
  },
  {
    reference: "Romans 6:23",
    text: "For the wages of sin is death; but the gift of God is eternal life through Jesus Christ our Lord.",
  },
  {
    reference: "Romans 8:28",
    text: "And we know that all things work together for good to them that love God, to them who are the called according to his purpose.",
  },
  {
    reference: "1 Corinthians 13:13",
    text: "And now abideth faith, hope, charity, these three; but the greatest of these is charity.",
  },
  {
    reference: "2 Corinthians 5:17",
    text: "Therefore if any man be in Christ, he is a new creature: old things are passed away; behold, all things are become new.",
  },
  {
    reference: "Galatians 5:22",
    text: "But the fruit of the Spirit is love, joy, peace, longsuffering, gentleness, goodness, faith,",
  },
  {
    reference: "Ephesians 2:8",
    text: "For by grace are ye saved through faith; and that not of yourselves: it is the gift of God:",
  },
  {
    reference: "Philippians 4:13",
    text: "I can do all things through Christ which strengtheneth me.",
  },
  {
    reference: "Colossians 3:23",
    text: "And whatsoever ye do, do it heartily, as to the Lord, and not unto men;",
  },
  {
    reference: "1 Timothy 4:12",
    text: "Let no man despise thy youth; but be thou an example of the believers, in word, in conversation, in charity, in spirit, in faith, in purity.",
  },
  {
    reference: "2 Timothy 1:7",
    text: "For God hath not given us the spirit of fear; but of power, and of love, and of a sound mind.",
  },
  {
    reference: "Hebrews 11:1",
    text: "Now faith is the substance of things hoped for, the evidence of things not seen.",
  },
  {
    reference: "James 1:5",
    text: "If any of you lack wisdom, let him ask of God, that giveth to all men liberally, and upbraideth not; and it shall be given him.",
  },
  {
    reference: "1 Peter 5:7",
    text: "Casting all your care upon him; for he careth for you.",
  },
  {
    reference: "1 John 4:8",
    text: "He that loveth not knoweth not God; for God is love.",
  },
  {
    reference: "Revelation 3:20",
    text: "Behold, I stand at the door, and knock: if any man hear my voice, and open the door, I will come in to him, and will sup with him, and he with me.",
  },
  {
    reference: "Revelation 21:4",
    text: "And God shall wipe away all tears from their eyes; and there shall be no more death, neither sorrow, nor crying, neither shall there be any more pain: for the former things are passed away.",
  },
];
