import type { Question } from "../question";

export const hard: readonly Question[] = [
  {
    id: "hard-1",
    question: "What did Melchizedek bring out when he came to meet Abram?",
    options: [
      "Gold and silver",
      "Bread and wine",
      "Milk and butter",
      "Oil and incense",
    ],
    correct: 1,
    reference: "Genesis 14:18",
    explanation:
      "He was both king and priest, he blessed Abram after a battle, and Hebrews later points to him as a picture of Christ.",
  },
  {
    id: "hard-2",
    question: "Where had Jesus seen Nathanael before Philip called him?",
    options: [
      "On the temple steps",
      "Beside a fishing boat",
      "At a village well",
      "Under a fig tree",
    ],
    correct: 3,
    reference: "John 1:48",
    explanation:
      "He had just doubted that anything good could come from Nazareth; being known so well changed his mind at once.",
  },
  {
    id: "hard-3",
    question: "Who gave God a name that speaks of the God who sees?",
    options: ["Leah", "Hagar", "Rachel", "Rebekah"],
    correct: 1,
    reference: "Genesis 16:13",
    explanation:
      "She was a servant, pregnant and running away in the desert, and learned that God had noticed her and her child.",
  },
  {
    id: "hard-4",
    question: "Which two disciples did Jesus name “sons of thunder”?",
    options: [
      "James and John",
      "Peter and Andrew",
      "Philip and Thomas",
      "Matthew and Simon",
    ],
    correct: 0,
    reference: "Mark 3:17",
    explanation:
      "The name suited brothers who once wanted fire to fall on an unwelcoming village, until Jesus turned and corrected them.",
  },
  {
    id: "hard-5",
    question: "For what are Shiphrah and Puah remembered?",
    options: [
      "They sewed holy robes",
      "They sang at a wedding",
      "They let babies live",
      "They hid two spies",
    ],
    correct: 2,
    reference: "Exodus 1:15–17",
    explanation:
      "These midwives feared God more than Pharaoh’s order, and Scripture remembers their names while it leaves the king unnamed.",
  },
  {
    id: "hard-6",
    question:
      "Joanna helped to support Jesus. Whose household did her husband Chuza manage?",
    options: ["Caiaphas’s", "Pilate’s", "Caesar’s", "Herod’s"],
    correct: 3,
    reference: "Luke 8:3",
    explanation:
      "So help for Jesus came even from the palace; Luke names her again among the women at the empty tomb.",
  },
  {
    id: "hard-7",
    question:
      "By what sign did Abraham’s servant know that Rebekah was the one he sought?",
    options: [
      "She wore a golden ring",
      "She came before sunrise",
      "She watered his camels too",
      "She called him by his name",
    ],
    correct: 2,
    reference: "Genesis 24:14–20",
    explanation:
      "A thirsty camel drinks a great deal, so her cheerful offer to a stranger with ten of them was a large kindness.",
  },
  {
    id: "hard-8",
    question:
      "Where did Jesus tell Peter to find a coin to pay the temple tax?",
    options: [
      "Under a flat stone",
      "In the mouth of a fish",
      "At the bottom of a jar",
      "In the fold of a cloak",
    ],
    correct: 1,
    reference: "Matthew 17:27",
    explanation:
      "Jesus said that sons do not have to pay, yet he gave up his right so that nobody would be offended.",
  },
  {
    id: "hard-9",
    question: "What did the daughters of Zelophehad ask Moses for?",
    options: [
      "A well of fresh water",
      "A seat with the elders",
      "A return to Egypt",
      "A share of the land",
    ],
    correct: 3,
    reference: "Numbers 27:1–7",
    explanation:
      "God said that the five sisters were right, and their case changed the law for daughters after them.",
  },
  {
    id: "hard-10",
    question:
      "What did Rhoda do in her joy when she heard Peter’s voice at the gate?",
    options: [
      "Lit every lamp in the house",
      "Fell on her knees to pray",
      "Ran in without opening it",
      "Woke the whole street",
    ],
    correct: 2,
    reference: "Acts 12:13–14",
    explanation:
      "Inside, the people praying for Peter told her she was out of her mind, while he went on knocking.",
  },
  {
    id: "hard-11",
    question:
      "In Jotham’s story, which plant agreed to be king over the trees?",
    options: ["The olive tree", "The vine", "The thorn bush", "The fig tree"],
    correct: 2,
    reference: "Judges 9:14–15",
    explanation:
      "The useful trees were too busy bearing fruit to rule, and so the story warns against leaders who only wound.",
  },
  {
    id: "hard-12",
    question: "Who were Lois and Eunice?",
    options: [
      "Two prophets from Caesarea",
      "Paul’s sister and her daughter",
      "Merchants’ wives in Philippi",
      "Timothy’s grandmother and mother",
    ],
    correct: 3,
    reference: "2 Timothy 1:5",
    explanation:
      "Paul saw their sincere faith living on in the young man, who had known the Scriptures since he was small.",
  },
  {
    id: "hard-13",
    question: "What grew on Aaron’s staff overnight?",
    options: ["Almonds", "Grapes", "Olives", "Figs"],
    correct: 0,
    reference: "Numbers 17:8",
    explanation:
      "It settled a quarrel about who should serve as priest, by life and fruit instead of by force.",
  },
  {
    id: "hard-14",
    question: "Who wrote down the letter to the Romans for Paul?",
    options: ["Silas", "Tychicus", "Titus", "Tertius"],
    correct: 3,
    reference: "Romans 16:22",
    explanation:
      "He adds his own greeting near the end, and so we learn the name of the hand behind this great letter.",
  },
  {
    id: "hard-15",
    question:
      "Who met David with food and wise words and kept him from taking revenge?",
    options: ["Abigail", "Tamar", "Bathsheba", "Michal"],
    correct: 0,
    reference: "1 Samuel 25:32–33",
    explanation:
      "David thanked God for sending her, because she had saved him from a deed he would have regretted.",
  },
  {
    id: "hard-16",
    question: "Which of the seven churches in Revelation is called lukewarm?",
    options: ["Ephesus", "Smyrna", "Laodicea", "Sardis"],
    correct: 2,
    reference: "Revelation 3:14–16",
    explanation:
      "It thought itself rich and without a need, yet Jesus corrected it in love and invited it to turn.",
  },
  {
    id: "hard-17",
    question: "What did Hannah make and bring to young Samuel every year?",
    options: [
      "A wool blanket",
      "A little robe",
      "A leather belt",
      "A wooden flute",
    ],
    correct: 1,
    reference: "1 Samuel 2:19",
    explanation:
      "She had given him to serve at Shiloh, and every new size was sewn with a mother’s love.",
  },
  {
    id: "hard-18",
    question:
      "To how many believers at once did the risen Jesus appear, according to 1 Corinthians 15?",
    options: [
      "About three thousand",
      "About a hundred and twenty",
      "More than five hundred",
      "Exactly seventy",
    ],
    correct: 2,
    reference: "1 Corinthians 15:6",
    explanation:
      "Most of them were still living when Paul wrote, so his readers could have asked these witnesses themselves.",
  },
  {
    id: "hard-19",
    question:
      "How did David use the water his three brave men brought from Bethlehem’s well?",
    options: [
      "He gave it to a sick child",
      "He kept it in a gold jar",
      "He poured it out to the Lord",
      "He shared it with his army",
    ],
    correct: 2,
    reference: "2 Samuel 23:16",
    explanation:
      "They had risked their lives for it, and he felt that such a costly gift belonged to God alone.",
  },
  {
    id: "hard-20",
    question:
      "What did Jesus say should be given to the daughter of Jairus after he had raised her?",
    options: [
      "Something to eat",
      "A bed by the window",
      "A new name",
      "A white robe",
    ],
    correct: 0,
    reference: "Mark 5:41–43",
    explanation:
      "Even after so great a wonder he thought of a hungry girl’s ordinary need, which amazed parents might forget.",
  },
  {
    id: "hard-21",
    question:
      "What did Elisha’s servant see on the hills when God opened his eyes?",
    options: [
      "A city with golden walls",
      "A great flock of eagles",
      "Horses and chariots of fire",
      "Angels around a throne",
    ],
    correct: 2,
    reference: "2 Kings 6:17",
    explanation:
      "The help was there before he saw it, and the story ends with the enemy soldiers fed and sent home in peace.",
  },
  {
    id: "hard-22",
    question: "Why did the soldiers not want to tear Jesus’ tunic?",
    options: [
      "It had no seam",
      "It was too small",
      "It was too thick",
      "It was a royal gift",
    ],
    correct: 0,
    reference: "John 19:23–24",
    explanation:
      "They gambled for it at the cross instead, and John heard in that an old line from the Psalms come true.",
  },
  {
    id: "hard-23",
    question:
      "For what did Caleb ask Joshua when he was eighty-five years old?",
    options: [
      "The sea coast",
      "The Jordan valley",
      "The plain of Sharon",
      "The hill country",
    ],
    correct: 3,
    reference: "Joshua 14:10–12",
    explanation:
      "Strong enemies still held those heights, yet after forty-five years of waiting he trusted God’s promise as firmly as ever.",
  },
  {
    id: "hard-24",
    question:
      "Who was the only friend still with Paul, according to 2 Timothy 4?",
    options: ["Luke", "Titus", "Demas", "Crescens"],
    correct: 0,
    reference: "2 Timothy 4:10–11",
    explanation:
      "The others had gone, each to another place; the friend whom Colossians calls a beloved doctor stayed while Paul faced death.",
  },
  {
    id: "hard-25",
    question:
      "Which brother offered to become a slave so that Benjamin could go home?",
    options: ["Simeon", "Levi", "Judah", "Reuben"],
    correct: 2,
    reference: "Genesis 44:18–33",
    explanation:
      "Years before, he had suggested selling Joseph; his changed heart moved Joseph to tears and opened the way to peace.",
  },
  {
    id: "hard-26",
    question: "Who was Malchus?",
    options: [
      "An owner of an upper room",
      "A robber on a cross",
      "A soldier under Pilate",
      "A servant of the high priest",
    ],
    correct: 3,
    reference: "John 18:10",
    explanation:
      "Peter cut off his ear in the garden; Luke tells that Jesus touched the wound and healed it.",
  },
  {
    id: "hard-27",
    question: "Whom did King Jehoshaphat place in front of his army?",
    options: [
      "Boys with torches",
      "Singers praising God",
      "Spies in disguise",
      "Archers on horseback",
    ],
    correct: 1,
    reference: "2 Chronicles 20:21",
    explanation:
      "The victory came as they sang: God had said that it was his fight, and that they need only stand and see.",
  },
  {
    id: "hard-28",
    question:
      "What did the widows of Joppa show Peter after Dorcas (Tabitha) had died?",
    options: [
      "Coins she had saved",
      "Clothes she had made",
      "Letters she had written",
      "Bread she had baked",
    ],
    correct: 1,
    reference: "Acts 9:39",
    explanation:
      "Her kindness could be held in the hand, and when Peter prayed God gave her back to those who wept.",
  },
  {
    id: "hard-29",
    question:
      "Whom did King Josiah’s men ask about the book found in the temple?",
    options: ["Huldah", "Jeremiah", "Zephaniah", "Nahum"],
    correct: 0,
    reference: "2 Kings 22:14",
    explanation:
      "She was a prophet who lived in Jerusalem, and her answer led the king to a great renewal of the covenant.",
  },
  {
    id: "hard-30",
    question:
      "Which name did the apostles give to Joseph (Joses), a Levite from Cyprus?",
    options: ["Justus", "Barnabas", "Apollos", "Silas"],
    correct: 1,
    reference: "Acts 4:36",
    explanation:
      "The name speaks of encouragement, and he lived it: he sold a field for those in need and later stood up for Saul.",
  },
  {
    id: "hard-31",
    question: "What lasting place did King David give to Mephibosheth?",
    options: [
      "A seat at his own table",
      "A tent beside the ark",
      "A post in his army",
      "A bench among the judges",
    ],
    correct: 0,
    reference: "2 Samuel 9:6–7",
    explanation:
      "He was lame and came from the house of fallen Saul, yet David kept an old promise and treated him as a son.",
  },
  {
    id: "hard-32",
    question: "For what does Acts praise the people of Berea?",
    options: [
      "Building a new synagogue",
      "Checking the Scriptures daily",
      "Sharing their bread daily",
      "Sending gifts to Jerusalem",
    ],
    correct: 1,
    reference: "Acts 17:11",
    explanation:
      "They listened eagerly to Paul and yet tested what he said, and many of them came to believe.",
  },
  {
    id: "hard-33",
    question: "Where did the exiles in Babylon hang their harps?",
    options: [
      "On trees by the water",
      "On the city walls",
      "On their front doors",
      "On the temple gates",
    ],
    correct: 0,
    reference: "Psalm 137:1–2",
    explanation:
      "Their captors asked for a happy song, but their hearts were still in Jerusalem; the book of Psalms has room for tears.",
  },
  {
    id: "hard-34",
    question: "Why did Jesus tell the story of the widow and the unjust judge?",
    options: [
      "To teach constant prayer",
      "To teach rest on the Sabbath",
      "To teach care for the poor",
      "To teach respect for rulers",
    ],
    correct: 0,
    reference: "Luke 18:1",
    explanation:
      "If even a hard judge gives in at last, how much more gladly will a loving God hear those who keep asking.",
  },
  {
    id: "hard-35",
    question:
      "What padding did Ebed-Melech send down before Jeremiah was pulled from the pit?",
    options: [
      "Palm leaves and grass",
      "Old rags and clothes",
      "Blankets of goat hair",
      "Sheepskins and wool",
    ],
    correct: 1,
    reference: "Jeremiah 38:11–13",
    explanation:
      "This foreigner at court spoke up for the prophet when others kept silent, and was gentle even with the ropes.",
  },
  {
    id: "hard-36",
    question: "What did Paul ask Timothy to bring him from Troas?",
    options: [
      "A staff and some sandals",
      "A lamp and some oil",
      "A tent and some tools",
      "A cloak and some books",
    ],
    correct: 3,
    reference: "2 Timothy 4:13",
    explanation:
      "Winter was near and his life was ending, yet he still longed for warmth, for friends and for good reading.",
  },
  {
    id: "hard-37",
    question:
      "Which prophet vowed to rejoice in God even if the fig tree never blossomed?",
    options: ["Nahum", "Haggai", "Habakkuk", "Obadiah"],
    correct: 2,
    reference: "Habakkuk 3:17–18",
    explanation:
      "His book begins with hard questions to God and ends in a song, though nothing around him had changed yet.",
  },
  {
    id: "hard-38",
    question:
      "How many fish were in Simon Peter’s net when the risen Jesus stood on the shore?",
    options: ["99", "120", "144", "153"],
    correct: 3,
    reference: "John 21:11",
    explanation:
      "John notes that the net did not tear, and a warm breakfast of fish and bread was already waiting for the tired crew.",
  },
  {
    id: "hard-39",
    question: "What did the scroll taste like when Ezekiel ate it?",
    options: [
      "Sweet as honey",
      "Fresh as bread",
      "Salty as tears",
      "Bitter as gall",
    ],
    correct: 0,
    reference: "Ezekiel 3:3",
    explanation:
      "It was full of words of sorrow, and still the prophet found that taking in God’s message was good.",
  },
  {
    id: "hard-40",
    question: "Why does Hebrews 13 tell us to welcome strangers?",
    options: [
      "They may bring letters",
      "They may be angels",
      "They may be great kings",
      "They may repay us",
    ],
    correct: 1,
    reference: "Hebrews 13:2",
    explanation:
      "The writer may be thinking of Abraham, who hurried to feed three visitors at his tent and received a promise.",
  },
  {
    id: "hard-41",
    question: "What work did Amos do before he was sent to prophesy?",
    options: [
      "Copying royal letters",
      "Mending nets and boats",
      "Guarding the temple",
      "Herding and tending trees",
    ],
    correct: 3,
    reference: "Amos 7:14–15",
    explanation:
      "He belonged to no school of prophets, yet God sent this farm worker to speak for justice before the powerful.",
  },
  {
    id: "hard-42",
    question:
      "Which of these women is named in Matthew’s list of the ancestors of Jesus?",
    options: ["Sarah", "Rebekah", "Leah", "Ruth"],
    correct: 3,
    reference: "Matthew 1:5",
    explanation:
      "The list leaves out even Sarah, yet it names Rahab and Ruth, who came from other peoples: his family story has room for outsiders.",
  },
  {
    id: "hard-43",
    question: "What did Jeremiah buy while an army was besieging Jerusalem?",
    options: ["A ship", "A field", "A horse", "A sword"],
    correct: 1,
    reference: "Jeremiah 32:2–9",
    explanation:
      "It looked like foolish business, but it was God’s sign that ordinary life would one day return to the land.",
  },
  {
    id: "hard-44",
    question:
      "Where was young Eutychus sitting when he fell asleep as Paul preached?",
    options: ["By the door", "In a window", "On the stairs", "On a rooftop"],
    correct: 1,
    reference: "Acts 20:9",
    explanation:
      "He fell from an upper floor, but Paul hurried down and held him, and he was brought home alive to everyone’s comfort.",
  },
  {
    id: "hard-45",
    question: "Where does Micah say that God will throw our sins?",
    options: [
      "Into the depths of the sea",
      "Under a heap of stones",
      "Over the highest mountains",
      "Into a blazing furnace",
    ],
    correct: 0,
    reference: "Micah 7:19",
    explanation:
      "The prophet had just asked who could be like this God, glad to forgive and unwilling to stay angry.",
  },
  {
    id: "hard-46",
    question: "To which part of a ship does James compare the tongue?",
    options: ["The rudder", "The mast", "The sail", "The anchor"],
    correct: 0,
    reference: "James 3:4–5",
    explanation:
      "A small thing can steer something very large, he warns, so our words deserve as much care as a captain’s hand.",
  },
  {
    id: "hard-47",
    question: "What sign was King Hezekiah given that he would get well?",
    options: [
      "An empty well filled",
      "A dry branch bloomed",
      "A lamp lit itself",
      "A shadow moved backwards",
    ],
    correct: 3,
    reference: "2 Kings 20:9–11",
    explanation:
      "Isaiah had first told him to prepare for death, but God saw his tears and added fifteen years to his life.",
  },
  {
    id: "hard-48",
    question: "For whom did Paul plead in his letter to Philemon?",
    options: ["Demas", "Onesimus", "Titus", "Epaphras"],
    correct: 1,
    reference: "Philemon 1:10",
    explanation:
      "Paul asks Philemon to welcome him as a brother in the Lord, and promises to pay whatever Onesimus owes.",
  },
  {
    id: "hard-49",
    question:
      "What had Job done for his friends when the Lord restored what he had lost?",
    options: [
      "He forgave their debts",
      "He wrote them a song",
      "He prayed for them",
      "He cooked them a meal",
    ],
    correct: 2,
    reference: "Job 42:10",
    explanation:
      "They had spoken wrongly about God and wounded Job, so his new life began with kindness to those who had hurt him.",
  },
  {
    id: "hard-50",
    question: "What are the leaves of the tree of life for, in Revelation 22?",
    options: [
      "Crowning the faithful",
      "Feeding the birds",
      "Healing the nations",
      "Shading the city",
    ],
    correct: 2,
    reference: "Revelation 22:2",
    explanation:
      "The way to such a tree was closed in the Bible’s first garden; in its last chapter the way stands open.",
  },
];
