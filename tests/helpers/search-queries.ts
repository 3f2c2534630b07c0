import { queries } from "../../scripts/bench/search-queries.mjs";

/** Queries that the benchmark doesn't contain: typos, quotes, rare characters, and search operators. */
const moreQueries = `
the|and|of the|a|I|shall not|thou shalt not kill|to be or not to be|unto|ye|it is I
"in the beginning"|"the lord is my shepherd"|“light of the world” lamp|"son of man" cloud|"verily, verily"
"lord god" mercy "of israel"|"the the"|"and the lord said unto"|"fear not" "be strong"|"love" "love" "world"
God so loved the world|blessed are the meek|blessed are the poor in spirit|our father which art in heaven
pray without ceasing|Jesus wept|the truth shall make you free|man shall not live by bread alone
neighbour|neighbor|Saviour|savior|labourers|honour thy father|favor|colours|ploughshares|baptised
loves|loveth|passes|giveth and forgives|he restores my soul|goes|does|believes|commands|armour|vapour
peace surpasses understanding|lamb lays down with the lion|cleanliness next to godliness|wolf lamb unicorn zebra
money is the root of all evil|spare the rod spoil the child|pride goes before a fall|this too shall pass
shepard|forgivness|righteousnes|jeruselem|nebuchadnezar|philipians|xylophone|qqqq zzzz|asdf|zzz love
John|1 John|666|144000|twelve|40 days|seven times seven|three score and ten|7
Yahweh|Jehovah|Alleluia|Hallelujah|Amen amen|Selah|Maher-shalal-hash-baz|El-bethel|Aijalon|Bath-sheba
don't|God's|Lord’s|king’s|children's children|Aaron's rod|o'er|ain't so
Ångström|naïve|Èl|Jésus|élan|Moïse|Æneas|ſin|ｌｏｖｅ|Lóve Ŵorld|ß|ﬁre|①|²|½
θεός|λόγος|יהוה|שָׁלוֹם|בְּרֵאשִׁית|Бог|神|愛|상|😀 joy|love😀peace|e\u0301l|a\u0300\u0320b
running|runneth|runs|ran|agreed|feed|bled|sing|king|plastered|motoring|conflated|troubled|sized|hopping|falling
tanned|hissing|failing|filing|happy|sky|relational|conditional|rational|valence|hesitance|digitizer|conformably
radically|differently|vilely|analogously|vietnamization|predication|operator|feudalism|decisiveness|hopefulness
callousness|formality|sensitivity|sensibility|triplicate|formative|formalize|electricity|electrical|goodness
revival|allowance|inference|airliner|gyroscopic|adjustable|defensible|irritant|replacement|adjustment|dependent
adoption|homologous|communism|activate|effective|bowdlerize|probate|rate|cease|controll|roll|generously|buried
by the rivers of babylon there we sat down yea we wept when we remembered zion and hanged our harps upon the willows
for god so loved the world that he gave his only begotten son that whosoever believeth in him should not perish
con|sha|neighbo|righteousn|the lord is my she|do not con|the con|"the lord" sheph|"living water" the
AND OR NOT NEAR|NEAR(a b, 5)|text : love|-love|^love|love*|(mercy)|mercy + truth|"mercy|; DROP TABLE verses|a"b"c
mercy, truth; grace!|WORD of GOD|gOd lOvE|  spaced   out  |ox ass|is|us|bless|so so so|holy holy holy
`
  .split(/[|\n]/)
  .filter((query) => query !== "");

export const searchQueries = [...queries, ...moreQueries];
