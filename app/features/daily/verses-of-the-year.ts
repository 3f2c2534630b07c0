// A verse for every day of the calendar year, chosen with the church's year in mind. Its movable
// feasts are placed where they usually fall: Lent from 17 February, Holy Week and Easter from 29
// March, Ascension and Pentecost in May, Advent from 29 November. No verse comes twice, and only
// places are kept here: the words come from Scripture itself. The test holds all that.

/** January to December; within a month the 1st to the last, 29 February included. */
const months = [
  `Lamentations 3:22-23; Isaiah 43:18-19; Psalm 90:12; 2 Corinthians 5:17; Isaiah 60:1;
   Matthew 2:10-11; Isaiah 60:3; John 1:4-5; Isaiah 9:2; Matthew 3:16-17;
   Isaiah 42:1; Mark 1:15; Romans 6:4; Jeremiah 29:11; Proverbs 3:5-6;
   Matthew 4:19; Joshua 1:9; John 17:21; Ephesians 4:3-4; Psalm 133:1;
   1 Corinthians 12:12-13; Romans 15:5-6; Colossians 3:14-15; Galatians 3:28; Acts 9:3-4;
   2 Timothy 1:7; Psalm 36:9; Psalm 27:1; Matthew 5:14-16; Micah 6:8; Psalm 16:11`,

  `Psalm 24:7; Luke 2:29-32; Malachi 3:1; Isaiah 40:31; Isaiah 6:8;
   Psalm 139:13-14; Philippians 4:6-7; Matthew 6:33; Romans 12:2; James 1:5;
   Matthew 11:28-30; 1 John 4:7-8; 1 John 4:18-19; 1 Corinthians 13:4-7; 1 Corinthians 13:13;
   Song of Solomon 8:7; Joel 2:12-13; Psalm 51:10; Matthew 4:4; Isaiah 58:6;
   Psalm 32:5; 1 Peter 5:6-7; Matthew 6:6; Psalm 51:17; Isaiah 55:6-7;
   Hebrews 4:15-16; Psalm 103:11-12; 1 John 1:9; Ecclesiastes 3:1`,

  `Deuteronomy 6:4-5; Psalm 91:1-2; Romans 5:8; Genesis 12:2; John 3:16;
   John 3:17; Exodus 3:5; Psalm 63:1; John 4:13-14; Isaiah 55:1;
   Psalm 42:1-2; Luke 15:20; Ezekiel 36:26; Psalm 130:5-6; John 11:25-26;
   Ephesians 2:8-9; Ephesians 3:20-21; Psalm 121:1-2; Matthew 1:20-21; Galatians 2:20;
   Hebrews 11:1; John 12:24; Mark 8:34-35; Isaiah 7:14; Luke 1:30-31;
   Luke 1:38; Philippians 2:5-7; Philippians 2:8-9; Zechariah 9:9; Matthew 21:9; Isaiah 53:3`,

  `Isaiah 53:4-5; John 13:34-35; John 19:30; Psalm 16:9-10; Mark 16:6;
   Luke 24:5-6; John 20:29; Luke 24:32; 1 Corinthians 15:20; 1 Corinthians 15:55-57;
   Romans 6:9; John 20:21; 1 Peter 1:3; Colossians 3:1-2; Revelation 1:17-18;
   Psalm 118:22-24; Job 19:25; Romans 8:11; John 10:11; Psalm 23:1-3;
   Psalm 23:4; Psalm 24:1; John 10:27-28; John 14:6; Mark 16:15;
   John 15:5; John 15:9; Acts 4:12; Romans 10:9; 2 Corinthians 4:6`,

  `Colossians 3:23; John 14:27; John 14:1-2; Romans 8:1; Romans 8:28;
   Romans 8:31; Romans 8:38-39; Psalm 19:1; Hosea 6:3; Proverbs 31:25-26;
   Isaiah 66:13; Psalm 145:18; Matthew 28:19-20; Acts 1:8-9; Hebrews 4:14;
   John 14:16-17; John 14:26; Romans 5:5; Joel 2:28; Ezekiel 37:14;
   Zechariah 4:6; Romans 8:26; John 7:38; Acts 2:2-4; Galatians 5:22-23;
   Galatians 5:25; 1 Corinthians 3:16; Ephesians 1:13; Titus 3:5; Numbers 6:24-26;
   2 Corinthians 13:14`,

  `Genesis 1:1; Isaiah 6:3; Psalm 8:3-4; Psalm 104:24; Genesis 1:27;
   Job 12:10; Colossians 1:16-17; Nehemiah 8:10; Psalm 1:2-3; Psalm 37:4;
   Proverbs 16:3; Matthew 5:3; Matthew 5:6; Matthew 5:9; Matthew 5:44-45;
   Matthew 6:19-21; Matthew 6:9-10; Matthew 6:11-13; Matthew 6:26; Matthew 7:7-8;
   Psalm 103:13; Matthew 7:12; Isaiah 40:3; John 1:29; Matthew 7:24;
   Psalm 46:1; Psalm 46:10; Philippians 1:6; Matthew 16:16; Philippians 3:13-14`,

  `Psalm 34:8; Psalm 34:18; John 20:27-28; Galatians 5:1; John 8:31-32;
   2 Chronicles 7:14; Psalm 33:20-21; Isaiah 26:3; Isaiah 41:10; Isaiah 40:8;
   Psalm 127:1; Luke 6:36; Luke 10:27; Luke 10:36-37; Luke 12:32;
   Psalm 62:1-2; Psalm 84:10; Deuteronomy 31:6; Exodus 14:14; 1 Kings 19:11-12;
   1 Samuel 16:7; John 20:16; Mark 10:14; Mark 10:45; Matthew 20:26-27;
   James 1:2-4; James 1:17; James 1:22; Luke 10:41-42; James 4:8; Psalm 28:7`,

  `Psalm 92:1-2; Psalm 95:6-7; Psalm 100:4-5; Psalm 105:4; Daniel 3:17-18;
   Matthew 17:5; 2 Peter 1:19; 2 Corinthians 3:17-18; Hebrews 12:1-2; 2 Corinthians 9:7-8;
   Proverbs 11:25; Psalm 119:105; Psalm 119:11; Psalm 119:18; Luke 1:46-48;
   Hebrews 4:12; 2 Timothy 3:16-17; Romans 15:4; Romans 15:13; Proverbs 4:23;
   Proverbs 15:1; Proverbs 17:17; Proverbs 18:10; Proverbs 27:17; Ecclesiastes 4:9-10;
   Ruth 1:16; 1 Peter 4:8; 1 Peter 4:10; Matthew 10:29-31; Romans 12:1; Romans 12:10`,

  `Psalm 104:33; Psalm 65:11; Genesis 8:22; Genesis 2:15; Psalm 90:17;
   Colossians 3:17; 1 Corinthians 10:31; Proverbs 9:10; Psalm 32:8; Psalm 25:4-5;
   Psalm 147:3; 2 Corinthians 1:3-4; 1 Corinthians 1:18; John 3:14-15; John 12:32;
   Galatians 6:14; Galatians 6:9; Galatians 6:2; Luke 16:10; Matthew 9:37-38;
   Matthew 9:12-13; Psalm 67:1-2; 2 Corinthians 9:10; Mark 4:26-27; Psalm 126:5-6;
   Isaiah 61:1; Isaiah 61:3; Psalm 34:7; Psalm 91:11-12; Hebrews 1:14`,

  `Matthew 18:3; Psalm 145:9; Psalm 96:11-12; Psalm 150:6; Psalm 145:15-16;
   Matthew 22:37-39; Philippians 4:4-5; Philippians 4:8; Philippians 4:13; Philippians 4:19;
   1 Thessalonians 5:16-18; 1 Thessalonians 5:23-24; 2 Thessalonians 3:3; Romans 1:16; Romans 10:13;
   Isaiah 52:7; Isaiah 54:10; Luke 4:18-19; Jeremiah 17:7-8; Jeremiah 31:3;
   Jeremiah 33:3; Lamentations 3:25-26; Ezekiel 34:16; Hosea 2:19-20; Amos 5:24;
   Jonah 2:2; Nahum 1:7; Habakkuk 3:17-18; Habakkuk 2:14; Romans 3:23-24; Romans 1:17`,

  `Revelation 7:9-10; Revelation 21:4; John 6:40; Hebrews 13:8; Hebrews 13:5-6;
   1 Thessalonians 4:14; 2 Timothy 4:7-8; Romans 14:8; 2 Corinthians 5:1; 2 Corinthians 4:17-18;
   Isaiah 2:4; John 15:13; Matthew 25:40; Matthew 25:21; 1 Timothy 6:6-8;
   1 Timothy 4:12; Hebrews 10:24-25; Psalm 73:25-26; Psalm 71:18; Psalm 27:13-14;
   Daniel 7:14; Revelation 5:12; Psalm 103:1-2; Psalm 116:12-13; 1 Chronicles 16:34;
   Colossians 2:6-7; Psalm 50:14-15; Ephesians 5:19-20; Romans 13:11-12; John 1:40-41`,

  `Isaiah 64:8; Micah 7:7; Isaiah 11:1-2; Isaiah 11:6; Isaiah 35:1-2;
   Acts 20:35; Isaiah 40:1-2; Isaiah 40:11; Psalm 80:3; Jeremiah 33:14-15;
   Zephaniah 3:17; James 5:7-8; John 8:12; Isaiah 12:2-3; Malachi 4:2;
   Psalm 85:10-11; Proverbs 2:6; Exodus 6:6; Isaiah 11:10; Revelation 3:8;
   Luke 1:78-79; Haggai 2:7; Matthew 1:23; Micah 5:2; Luke 2:10-11;
   Luke 2:14; John 1:14; Jeremiah 31:16; Isaiah 9:6; Galatians 4:4-5; Psalm 121:7-8`,
] as const;

const days = months.map((month) => month.split(/;\s+/));

/** The reference of a 'YYYY-MM-DD', as `parseReference` reads it. */
export function verseOf(date: string): string {
  const [, month = 1, day = 1] = date.split("-").map(Number);
  const reference = days[month - 1]?.[day - 1];
  if (reference === undefined) throw new RangeError(`No such day: ${date}`);
  return reference;
}
