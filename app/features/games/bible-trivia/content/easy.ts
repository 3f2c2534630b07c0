import type { Question } from "../question";

export const easy: readonly Question[] = [
  {
    id: "easy-1",
    question: "Who built a great ark and took animals into it two by two?",
    options: ["Noah", "Abraham", "Jonah", "Moses"],
    correct: 0,
    reference: "Genesis 7:7–9",
    explanation:
      "He trusted God before a drop of rain had fallen, and his whole family came through the flood with him.",
  },
  {
    id: "easy-2",
    question: "In which town was Jesus born?",
    options: ["Jerusalem", "Capernaum", "Nazareth", "Bethlehem"],
    correct: 3,
    reference: "Matthew 2:1",
    explanation:
      "It was King David’s home town, and a prophet had said long before that a ruler would come from there.",
  },
  {
    id: "easy-3",
    question: "What did God make on the first day of creation?",
    options: ["Trees", "Light", "Fish", "Birds"],
    correct: 1,
    reference: "Genesis 1:3–5",
    explanation:
      "Before the sun and the moon were made, God’s word alone was enough to push back the dark.",
  },
  {
    id: "easy-4",
    question: "Why did Zacchaeus climb a tree?",
    options: [
      "To pick figs",
      "To call a friend",
      "To find shade",
      "To see Jesus",
    ],
    correct: 3,
    reference: "Luke 19:3–4",
    explanation:
      "Jesus called him down by name and stayed at his house, and Zacchaeus promised to share with the poor and repay people.",
  },
  {
    id: "easy-5",
    question: "What did God set in the clouds as a sign after the great flood?",
    options: ["A rainbow", "A white dove", "A bright star", "A golden gate"],
    correct: 0,
    reference: "Genesis 9:13",
    explanation:
      "It stands for God’s promise to people and animals alike: a flood will never again bring ruin to all the earth.",
  },
  {
    id: "easy-6",
    question: "How does the Lord’s Prayer in Matthew begin?",
    options: ["Our Shepherd", "Our Father", "Our Maker", "Our King"],
    correct: 1,
    reference: "Matthew 6:9",
    explanation:
      "Jesus invites everyone who prays to speak to God as a loved child, and to ask for others as well as themselves.",
  },
  {
    id: "easy-7",
    question: "From what did God call to Moses while he was keeping sheep?",
    options: ["A deep well", "A tall cedar", "A burning bush", "A dark cave"],
    correct: 2,
    reference: "Exodus 3:1–4",
    explanation:
      "The bush was in flames yet never burned up, and there God sent Moses to lead a suffering people to freedom.",
  },
  {
    id: "easy-8",
    question: "What did Jesus turn into wine at a wedding in Cana?",
    options: ["Honey", "Water", "Milk", "Oil"],
    correct: 1,
    reference: "John 2:7–9",
    explanation:
      "John counts it as the first of his signs, a glimpse of his glory that led the disciples to faith.",
  },
  {
    id: "easy-9",
    question:
      "Which city’s walls fell down after Israel had marched around them?",
    options: ["Hebron", "Jericho", "Nineveh", "Damascus"],
    correct: 1,
    reference: "Joshua 6:20",
    explanation:
      "For seven days they simply walked as they were told, and on the last Joshua cried that the Lord had given them the city.",
  },
  {
    id: "easy-10",
    question: "What did Jesus wash for his disciples at the last supper?",
    options: ["Their feet", "Their cloaks", "Their faces", "Their hands"],
    correct: 0,
    reference: "John 13:4–5",
    explanation:
      "It was a servant’s work, and he told them to care for each other in the same humble way.",
  },
  {
    id: "easy-11",
    question: "Which queen risked her life to plead for her people?",
    options: ["Esther", "Athaliah", "Vashti", "Jezebel"],
    correct: 0,
    reference: "Esther 4:16",
    explanation:
      "She asked the people to fast with her for three days before she went, uncalled, to see the king.",
  },
  {
    id: "easy-12",
    question: "How much food did a boy have when Jesus fed a great crowd?",
    options: [
      "Ten loaves and four fish",
      "Seven loaves and three fish",
      "Five loaves and two fish",
      "Two loaves and five fish",
    ],
    correct: 2,
    reference: "John 6:9–11",
    explanation:
      "Everyone ate their fill, and the pieces left over filled twelve baskets: a small gift became enough for thousands.",
  },
  {
    id: "easy-13",
    question:
      "What was the name of the bread God gave Israel in the wilderness?",
    options: ["Manna", "Hosanna", "Ebenezer", "Maranatha"],
    correct: 0,
    reference: "Exodus 16:31",
    explanation:
      "It came fresh six mornings a week and soon spoiled when people tried to save it up, so they learned daily trust.",
  },
  {
    id: "easy-14",
    question:
      "In John, which disciple would not believe that Jesus was alive until he saw his wounds?",
    options: ["Philip", "James", "Thomas", "Andrew"],
    correct: 2,
    reference: "John 20:24–25",
    explanation:
      "About a week later Jesus came and let him see, and Thomas answered with one of the clearest confessions of faith in the Gospels.",
  },
  {
    id: "easy-15",
    question:
      "Who promised to go with her mother-in-law Naomi wherever she went?",
    options: ["Hannah", "Ruth", "Rachel", "Orpah"],
    correct: 1,
    reference: "Ruth 1:16",
    explanation:
      "She left her own country and people out of love, and in Bethlehem she found a new home and a new family.",
  },
  {
    id: "easy-16",
    question:
      "Who stopped to help the wounded man in Jesus’ story of the road to Jericho?",
    options: ["A Levite", "A Samaritan", "A soldier", "A priest"],
    correct: 1,
    reference: "Luke 10:33",
    explanation:
      "Jesus told it when someone asked who counts as a neighbour, and the hero was a person his hearers did not expect.",
  },
  {
    id: "easy-17",
    question: "For what did young King Solomon ask God?",
    options: ["A long life", "Great riches", "A wise heart", "A strong army"],
    correct: 2,
    reference: "1 Kings 3:9–12",
    explanation:
      "He wanted to care for the people well, and God was so pleased that wealth and honour were given to him too.",
  },
  {
    id: "easy-18",
    question:
      "Which animal did Jesus ride into Jerusalem while the crowds cheered?",
    options: ["A camel", "A horse", "An ox", "A donkey"],
    correct: 3,
    reference: "John 12:12–15",
    explanation:
      "A king going to war might ride a strong horse, but this one came gently, just as the prophet Zechariah had said.",
  },
  {
    id: "easy-19",
    question:
      "Where did his mother lay the baby Moses when she could hide him no longer?",
    options: [
      "In a basket in the reeds",
      "In a tent in the desert",
      "In a jar in the cellar",
      "In a cave in the hills",
    ],
    correct: 0,
    reference: "Exodus 2:1–10",
    explanation:
      "Pharaoh’s own daughter found him there and pitied him, and his mother was even paid to nurse him.",
  },
  {
    id: "easy-20",
    question:
      "For how many pieces of silver did Judas agree to hand Jesus over?",
    options: ["Twelve", "Twenty", "Thirty", "Seventy"],
    correct: 2,
    reference: "Matthew 26:14–15",
    explanation:
      "It was the sum the law set as payment for a slave who was killed; Judas later threw the coins back in bitter regret.",
  },
  {
    id: "easy-21",
    question: "What did Jacob give his son Joseph, whom he loved so much?",
    options: [
      "A special robe",
      "A royal crown",
      "A white horse",
      "A gold ring",
    ],
    correct: 0,
    reference: "Genesis 37:3",
    explanation:
      "The gift made his brothers jealous and helped to cost Joseph his freedom, yet God later used him to save the whole family.",
  },
  {
    id: "easy-22",
    question:
      "To which city was Saul travelling when a light from heaven stopped him?",
    options: ["Rome", "Ephesus", "Damascus", "Nazareth"],
    correct: 2,
    reference: "Acts 9:3",
    explanation:
      "He had set out to arrest the followers of Jesus, and instead he became one of them, known to us as Paul.",
  },
  {
    id: "easy-23",
    question: "How many days and nights was Jonah inside the great fish?",
    options: ["Seven", "Forty", "One", "Three"],
    correct: 3,
    reference: "Jonah 1:17",
    explanation:
      "He prayed there and God gave him a second chance; Jesus later spoke of those days as a sign.",
  },
  {
    id: "easy-24",
    question:
      "How did Jesus treat the children whom his disciples tried to keep away?",
    options: [
      "He held and blessed them",
      "He asked them to wait outside",
      "He told them to be quiet",
      "He sent them to the priests",
    ],
    correct: 0,
    reference: "Mark 10:13–16",
    explanation:
      "He was upset that anyone stood in their way, and made them an example of how to receive God’s kingdom.",
  },
  {
    id: "easy-25",
    question: "What does Psalm 23 call the Lord in its opening line?",
    options: ["My shield", "My rock", "My light", "My shepherd"],
    correct: 3,
    reference: "Psalm 23:1",
    explanation:
      "The psalm moves through quiet pastures and a dark valley, and ends with a lasting home in God’s house.",
  },
  {
    id: "easy-26",
    question: "What led the wise men to the young child Jesus?",
    options: ["A song", "A dove", "A star", "A cloud"],
    correct: 2,
    reference: "Matthew 2:9–10",
    explanation:
      "These travellers from far away came to worship, a first sign that this child was good news for every nation.",
  },
  {
    id: "easy-27",
    question: "Who was born to Abraham and Sarah in their old age?",
    options: ["Esau", "Isaac", "Ishmael", "Jacob"],
    correct: 1,
    reference: "Genesis 21:2–3",
    explanation:
      "Sarah had once laughed at the promise; the child’s name speaks of laughter, and her long wait ended in joy.",
  },
  {
    id: "easy-28",
    question:
      "What did the women find at Jesus’ tomb early on the first day of the week?",
    options: [
      "A lamp still burning",
      "The door still sealed",
      "The guards at prayer",
      "The stone rolled away",
    ],
    correct: 3,
    reference: "Luke 24:1–3",
    explanation:
      "They became the first to tell that Jesus was alive, though at first the apostles could not take it in.",
  },
  {
    id: "easy-29",
    question: "Why did the lions not hurt Daniel?",
    options: [
      "God’s angel shut their mouths",
      "The king had chained them",
      "They had already been fed",
      "They were fast asleep",
    ],
    correct: 0,
    reference: "Daniel 6:22",
    explanation:
      "He had been thrown to them because he would not stop praying, and next morning the king honoured his God.",
  },
  {
    id: "easy-30",
    question:
      "Who heard from the angel Gabriel that she would be the mother of Jesus?",
    options: ["Anna", "Elizabeth", "Martha", "Mary"],
    correct: 3,
    reference: "Luke 1:26–31",
    explanation:
      "She was troubled and had questions, and yet she gave God a willing yes that changed the world.",
  },
  {
    id: "easy-31",
    question: "With what did David bring down Goliath?",
    options: [
      "A spear and a shield",
      "A sling and a stone",
      "A net and a club",
      "A bow and an arrow",
    ],
    correct: 1,
    reference: "1 Samuel 17:49–50",
    explanation:
      "He had put aside King Saul’s armour, which he was not used to, and went out trusting in God’s name.",
  },
  {
    id: "easy-32",
    question:
      "What does Paul call love, joy, peace and patience in Galatians 5?",
    options: [
      "The armour of God",
      "The salt of the earth",
      "The gates of heaven",
      "The fruit of the Spirit",
    ],
    correct: 3,
    reference: "Galatians 5:22–23",
    explanation:
      "He speaks of one fruit with many sides, and it grows in people who let God’s Spirit lead them.",
  },
  {
    id: "easy-33",
    question: "Which birds brought Elijah bread and meat by the brook?",
    options: ["Doves", "Ravens", "Eagles", "Sparrows"],
    correct: 1,
    reference: "1 Kings 17:4–6",
    explanation:
      "During a long drought God fed the prophet every morning and evening in a way nobody would have planned.",
  },
  {
    id: "easy-34",
    question: "In which river was Jesus baptized?",
    options: ["The Tigris", "The Nile", "The Euphrates", "The Jordan"],
    correct: 3,
    reference: "Mark 1:9",
    explanation:
      "Heaven opened and God called him the beloved Son, and soon afterwards his public work began in Galilee.",
  },
  {
    id: "easy-35",
    question: "On which mountain did God give Moses the tablets of the law?",
    options: ["Mount Carmel", "Mount Hermon", "Mount Ararat", "Mount Sinai"],
    correct: 3,
    reference: "Exodus 31:18",
    explanation:
      "The commandments begin with a reminder of rescue: God had already freed the people before giving them this law.",
  },
  {
    id: "easy-36",
    question:
      "In Jesus’ story, what did the father do when he saw his lost son coming home?",
    options: [
      "He sent him to the fields",
      "He ran to embrace him",
      "He asked for his money",
      "He shut the door on him",
    ],
    correct: 1,
    reference: "Luke 15:20",
    explanation:
      "The son had prepared a speech about becoming a servant, but the father was already calling for a feast.",
  },
  {
    id: "easy-37",
    question:
      "Where did God put the first man, to work the ground and take care of it?",
    options: [
      "In a valley in Egypt",
      "On a plain in Shinar",
      "In a garden in Eden",
      "On a hill in Canaan",
    ],
    correct: 2,
    reference: "Genesis 2:15",
    explanation:
      "Work was a gift from the beginning: people were made to tend God’s world and to enjoy its fruit.",
  },
  {
    id: "easy-38",
    question: "What work did Peter and Andrew do before Jesus called them?",
    options: ["Carpentry", "Weaving", "Farming", "Fishing"],
    correct: 3,
    reference: "Matthew 4:18–19",
    explanation:
      "Jesus took up the trade they knew and gave it a new meaning: from now on they would bring in people.",
  },
  {
    id: "easy-39",
    question:
      "What was cut off while Samson slept, so that his strength left him?",
    options: ["His hair", "His cloak", "His belt", "His sandal strap"],
    correct: 0,
    reference: "Judges 16:17–20",
    explanation:
      "Uncut hair was the sign of a life given to God; in prison it grew back, and Samson prayed once more.",
  },
  {
    id: "easy-40",
    question: "How did Jesus calm the storm on the lake?",
    options: [
      "He poured oil on the waves",
      "He threw the cargo out",
      "He lifted a staff over it",
      "He spoke to wind and sea",
    ],
    correct: 3,
    reference: "Mark 4:39",
    explanation:
      "He had been asleep in the boat, and afterwards he asked his friends why they had been so afraid.",
  },
  {
    id: "easy-41",
    question: "In whose image did God make human beings?",
    options: ["God’s own", "The angels’", "The kings’", "The animals’"],
    correct: 0,
    reference: "Genesis 1:27",
    explanation:
      "Every person, man or woman, carries this dignity, and for that reason each human life is precious.",
  },
  {
    id: "easy-42",
    question: "What did Jesus name as the second great commandment?",
    options: [
      "Love your neighbour",
      "Keep the Sabbath holy",
      "Honour your parents",
      "Speak only the truth",
    ],
    correct: 0,
    reference: "Matthew 22:39",
    explanation:
      "The first is to love God with everything we are, and Jesus said that the whole law rests on these two.",
  },
  {
    id: "easy-43",
    question:
      "How did Israel escape when Pharaoh’s army caught up with them at the sea?",
    options: [
      "Through a cave below it",
      "Over a bridge of rock",
      "On a dry path through it",
      "In boats made of reeds",
    ],
    correct: 2,
    reference: "Exodus 14:21–22",
    explanation:
      "They walked out of slavery into freedom, and on the far shore they broke into a song of praise.",
  },
  {
    id: "easy-44",
    question:
      "What seemed to rest on each of the believers on the day of Pentecost?",
    options: [
      "Drops like dew",
      "Feathers like snow",
      "Tongues like fire",
      "Crowns like gold",
    ],
    correct: 2,
    reference: "Acts 2:3",
    explanation:
      "They began to speak of God’s great works, and visitors from many lands each heard them in their own language.",
  },
  {
    id: "easy-45",
    question:
      "Which boy heard God call him in the night and ran to Eli each time?",
    options: ["Joseph", "Samuel", "David", "Solomon"],
    correct: 1,
    reference: "1 Samuel 3:4–8",
    explanation:
      "Eli at last understood and taught the boy to answer and listen, and he grew up to be a trusted prophet.",
  },
  {
    id: "easy-46",
    question:
      "What does John 3:16 promise to everyone who believes in God’s Son?",
    options: ["A safe journey", "A great name", "A long reign", "Eternal life"],
    correct: 3,
    reference: "John 3:16",
    explanation:
      "The next verse adds why the Son came: to rescue the world, not to bring a verdict against it.",
  },
  {
    id: "easy-47",
    question:
      "What did God tell Abram (Abraham) to count as a picture of his family to come?",
    options: ["The trees", "The clouds", "The stars", "The birds"],
    correct: 2,
    reference: "Genesis 15:5",
    explanation:
      "He had no child at all that night, yet he took God at his word, and Paul later held up that trust as an example.",
  },
  {
    id: "easy-48",
    question: "Where was the newborn Jesus laid?",
    options: ["In a cart", "In a manger", "In a basket", "In a cradle"],
    correct: 1,
    reference: "Luke 2:7",
    explanation:
      "There was no space for the family elsewhere, and the feeding trough became the sign by which shepherds knew him.",
  },
  {
    id: "easy-49",
    question: "With what does Proverbs 3 tell us to trust in the Lord?",
    options: [
      "All our wisdom",
      "All our heart",
      "All our wealth",
      "All our words",
    ],
    correct: 1,
    reference: "Proverbs 3:5",
    explanation:
      "The saying goes on to warn against leaning on our own cleverness, and promises that God will guide our steps.",
  },
  {
    id: "easy-50",
    question:
      "What will God wipe from the eyes of his people in the new creation?",
    options: ["Sleep", "Ashes", "Tears", "Dust"],
    correct: 2,
    reference: "Revelation 21:4",
    explanation:
      "Death and pain will be gone, because God himself comes to make a home among his people.",
  },
];
