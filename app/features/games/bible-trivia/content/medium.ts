import type { Question } from "../question";

export const medium: readonly Question[] = [
  {
    id: "medium-1",
    question: "What did the dove carry when it came back to the ark?",
    options: [
      "An olive leaf",
      "A vine branch",
      "A stalk of wheat",
      "A fig leaf",
    ],
    correct: 0,
    reference: "Genesis 8:11",
    explanation:
      "It told the family inside that the waters had gone down and that green things were growing again.",
  },
  {
    id: "medium-2",
    question:
      "What happened to Zechariah (Zacharias) when he did not believe the angel’s message?",
    options: [
      "He could not see",
      "He could not sleep",
      "He could not walk",
      "He could not speak",
    ],
    correct: 3,
    reference: "Luke 1:18–20",
    explanation:
      "When his son John was born and named, his voice came back, and his first words were praise to God.",
  },
  {
    id: "medium-3",
    question:
      "Who made a covenant of friendship with David and gave him his own robe?",
    options: ["Joab", "Abner", "Jonathan", "Uriah"],
    correct: 2,
    reference: "1 Samuel 18:3–4",
    explanation:
      "He was King Saul’s own son, and when his father turned against David he stayed a true friend and helped him to escape.",
  },
  {
    id: "medium-4",
    question: "What did Lydia of Thyatira sell?",
    options: ["Purple cloth", "Clay jars", "Fine pearls", "Olive oil"],
    correct: 0,
    reference: "Acts 16:14",
    explanation:
      "God opened her heart as Paul spoke, and her home in Philippi became a place of welcome for the church.",
  },
  {
    id: "medium-5",
    question: "What did Jacob see in his dream at Bethel?",
    options: [
      "Sheaves of grain bowing",
      "Cows rising from a river",
      "A statue with feet of clay",
      "Angels going up and down",
    ],
    correct: 3,
    reference: "Genesis 28:12–19",
    explanation:
      "He was alone and running from home, and he woke up knowing that God was with him even there.",
  },
  {
    id: "medium-6",
    question: "Why did Jesus praise the poor widow who gave two small coins?",
    options: [
      "She gave all she had",
      "She gave every day",
      "She gave in secret",
      "She gave with a song",
    ],
    correct: 0,
    reference: "Mark 12:43–44",
    explanation:
      "Others put in large sums they would hardly miss, but Jesus weighed the gift by what it cost her.",
  },
  {
    id: "medium-7",
    question: "Which woman hid Joshua’s two spies on the roof of her house?",
    options: ["Jael", "Delilah", "Rahab", "Michal"],
    correct: 2,
    reference: "Joshua 2:1–6",
    explanation:
      "She had heard what God had done for Israel, and because of her courage her whole family was kept safe.",
  },
  {
    id: "medium-8",
    question: "What does the seed stand for in Jesus’ story of the sower?",
    options: [
      "The word of God",
      "The cares of life",
      "The riches of the world",
      "The hope of heaven",
    ],
    correct: 0,
    reference: "Luke 8:11",
    explanation:
      "The same seed falls on every kind of ground, so the story asks each hearer what kind of ground they are.",
  },
  {
    id: "medium-9",
    question:
      "How did Job’s three friends spend seven days and nights before they spoke?",
    options: [
      "Searching for his animals",
      "Sitting with him in silence",
      "Praying in the temple",
      "Fasting on a mountain",
    ],
    correct: 1,
    reference: "Job 2:11–13",
    explanation:
      "Many readers feel that this quiet company was the best help they gave, for their long speeches only hurt him.",
  },
  {
    id: "medium-10",
    question:
      "What does Jesus promise, in Revelation 3, to anyone who opens the door to him?",
    options: [
      "To light a lamp for them",
      "To build a house for them",
      "To leave a gift for them",
      "To share a meal with them",
    ],
    correct: 3,
    reference: "Revelation 3:20",
    explanation:
      "The church that first heard this had grown proud, yet Jesus still waited outside, hoping to be let in as a friend.",
  },
  {
    id: "medium-11",
    question:
      "What did Gideon leave out overnight when he asked God for a sign?",
    options: ["A clay jar", "A wool fleece", "A fig tree", "A linen robe"],
    correct: 1,
    reference: "Judges 6:36–40",
    explanation:
      "God was patient with this unsure man and gave the sign twice: first a wet fleece, then a dry one.",
  },
  {
    id: "medium-12",
    question: "Who was Bartimaeus?",
    options: [
      "A blind beggar",
      "A rich landowner",
      "A temple guard",
      "A village judge",
    ],
    correct: 0,
    reference: "Mark 10:46",
    explanation:
      "People told him to be quiet, but Jesus stopped for him, gave him sight and gained a follower on the road.",
  },
  {
    id: "medium-13",
    question:
      "What did Nehemiah and the people finish building in fifty-two days?",
    options: [
      "The altar of incense",
      "The palace of the king",
      "The temple of the Lord",
      "The wall of Jerusalem",
    ],
    correct: 3,
    reference: "Nehemiah 6:15",
    explanation:
      "They had worked with weapons close at hand, and in the end even their enemies saw that God had helped.",
  },
  {
    id: "medium-14",
    question:
      "Which prophet’s book was the Ethiopian official reading when Philip met him?",
    options: ["Isaiah", "Joel", "Jeremiah", "Daniel"],
    correct: 0,
    reference: "Acts 8:28–30",
    explanation:
      "Starting from that passage Philip told him about Jesus, and the man was baptized and went home full of joy.",
  },
  {
    id: "medium-15",
    question:
      "Who led the women of Israel with music and dancing after they had crossed the sea?",
    options: ["Zipporah", "Hannah", "Deborah", "Miriam"],
    correct: 3,
    reference: "Exodus 15:20–21",
    explanation:
      "She is called a prophet here, and her song turned a night of fear into a morning of thanksgiving.",
  },
  {
    id: "medium-16",
    question: "When did the two disciples at Emmaus recognize the risen Jesus?",
    options: [
      "When he lit the lamp",
      "When he broke the bread",
      "When he washed their feet",
      "When he said their names",
    ],
    correct: 1,
    reference: "Luke 24:30–31",
    explanation:
      "They had walked beside him on the road without knowing him; then, late as it was, they hurried back to tell the others.",
  },
  {
    id: "medium-17",
    question: "How many men did the king see walking in the fiery furnace?",
    options: ["Three", "Five", "Four", "Two"],
    correct: 2,
    reference: "Daniel 3:25",
    explanation:
      "Three friends had been thrown in because they would not bow to an idol, and God did not leave them alone.",
  },
  {
    id: "medium-18",
    question:
      "Which piece of the armour of God stands for faith in Ephesians 6?",
    options: ["The shield", "The belt", "The sword", "The helmet"],
    correct: 0,
    reference: "Ephesians 6:16",
    explanation:
      "Paul says that it can put out the burning arrows of the evil one: trust in God covers us when doubt and fear come flying.",
  },
  {
    id: "medium-19",
    question:
      "At Horeb, what came to Elijah after the wind, the earthquake and the fire?",
    options: [
      "A still, quiet sound",
      "A burst of thunder",
      "A loud trumpet call",
      "A heavy fall of rain",
    ],
    correct: 0,
    reference: "1 Kings 19:11–12",
    explanation:
      "Elijah was worn out and felt alone, and God came gently, with new work and the promise of a helper.",
  },
  {
    id: "medium-20",
    question: "What did Jesus offer to the woman he met at a well in Samaria?",
    options: ["New wine", "Fresh bread", "Living water", "Healing oil"],
    correct: 2,
    reference: "John 4:7–10",
    explanation:
      "She had come only to fill a jar, and she went back to town as the one who brought her neighbours to Jesus.",
  },
  {
    id: "medium-21",
    question: "Which woman was both a prophet and a judge in Israel?",
    options: ["Jael", "Huldah", "Deborah", "Abigail"],
    correct: 2,
    reference: "Judges 4:4–5",
    explanation:
      "People came to her under a palm tree for justice, and after the victory over Sisera she sang one of Israel’s great songs.",
  },
  {
    id: "medium-22",
    question: "Who was made to carry Jesus’ cross on the way to Golgotha?",
    options: [
      "Philip of Bethsaida",
      "Simon of Cyrene",
      "Joseph of Arimathea",
      "Saul of Tarsus",
    ],
    correct: 1,
    reference: "Matthew 27:32",
    explanation:
      "He was coming in from the country that day; Mark even names his two sons, as if early readers knew them.",
  },
  {
    id: "medium-23",
    question: "What did God provide to give Jonah shade outside Nineveh?",
    options: [
      "A thick cloud",
      "A high rock",
      "A leafy plant",
      "An eagle’s wing",
    ],
    correct: 2,
    reference: "Jonah 4:6",
    explanation:
      "Jonah was angry when it withered, and God asked: should I not care far more for a great city, with its people and its animals?",
  },
  {
    id: "medium-24",
    question: "What does Philippians 4 tell us to do instead of being anxious?",
    options: [
      "Fast for seven days",
      "Pray with thanksgiving",
      "Work with our hands",
      "Read all the prophets",
    ],
    correct: 1,
    reference: "Philippians 4:6",
    explanation:
      "Paul wrote this as a prisoner, and he promised a peace greater than our understanding to guard our hearts.",
  },
  {
    id: "medium-25",
    question: "What touched Isaiah’s lips when he saw the Lord on a throne?",
    options: [
      "A burning coal",
      "A sip of water",
      "A golden feather",
      "A drop of honey",
    ],
    correct: 0,
    reference: "Isaiah 6:1–7",
    explanation:
      "He had cried out that he was unworthy, and once he was forgiven he was ready to be sent.",
  },
  {
    id: "medium-26",
    question:
      "How did the people of Malta (Melita) welcome Paul and the others after the shipwreck?",
    options: [
      "They lit a fire for them",
      "They took them to a palace",
      "They sang hymns to them",
      "They gave them a new ship",
    ],
    correct: 0,
    reference: "Acts 28:2",
    explanation:
      "Everyone on board had reached land safely, and on that island Paul prayed for the sick and many were healed.",
  },
  {
    id: "medium-27",
    question:
      "Which animal did the poor man love in the story that Nathan told King David?",
    options: ["A milk cow", "A young goat", "A little lamb", "A white donkey"],
    correct: 2,
    reference: "2 Samuel 12:3",
    explanation:
      "David was angry at the rich thief in the story, until he saw that the story was about himself.",
  },
  {
    id: "medium-28",
    question:
      "What was Mary doing while her sister Martha was busy with serving?",
    options: [
      "Drawing water outside",
      "Baking bread for guests",
      "Praying in the temple",
      "Listening at Jesus’ feet",
    ],
    correct: 3,
    reference: "Luke 10:39–40",
    explanation:
      "Jesus answered worried Martha with affection, and would not let her sister’s time of learning be cut short.",
  },
  {
    id: "medium-29",
    question: "In whose field did Ruth gather grain?",
    options: ["Elimelech’s", "Boaz’s", "Elkanah’s", "Jesse’s"],
    correct: 1,
    reference: "Ruth 2:3",
    explanation:
      "He told his workers to leave extra grain for her, and his kindness to a widow from abroad became the start of a family.",
  },
  {
    id: "medium-30",
    question: "Who was set free at the Passover instead of Jesus?",
    options: ["Barnabas", "Barabbas", "Bartimaeus", "Barsabbas"],
    correct: 1,
    reference: "Mark 15:6–15",
    explanation:
      "The guilty man walked away and the innocent one was led to the cross, a picture of grace that many have pondered.",
  },
  {
    id: "medium-31",
    question:
      "How many times did Naaman dip in the river before his skin was healed?",
    options: ["Ten", "Twelve", "Three", "Seven"],
    correct: 3,
    reference: "2 Kings 5:14",
    explanation:
      "The great commander nearly went home angry because the cure seemed too simple, until his servants reasoned with him.",
  },
  {
    id: "medium-32",
    question: "How did Jesus answer the tempter in the wilderness each time?",
    options: [
      "With complete silence",
      "With words of Scripture",
      "With a great miracle",
      "With a short parable",
    ],
    correct: 1,
    reference: "Matthew 4:3–10",
    explanation:
      "He was hungry and alone, and stood firm with lines from Deuteronomy that Israel had learned in its own desert years.",
  },
  {
    id: "medium-33",
    question: "What did Eli think when he saw Hannah praying without a sound?",
    options: [
      "That she was a spy",
      "That she was mocking him",
      "That she was asleep",
      "That she was drunk",
    ],
    correct: 3,
    reference: "1 Samuel 1:12–15",
    explanation:
      "She was laying her grief before God, and the child she asked for was later given to God’s service.",
  },
  {
    id: "medium-34",
    question: "For whom did Stephen pray as he was being killed?",
    options: [
      "The twelve apostles",
      "The emperor in Rome",
      "The widows of the city",
      "The people stoning him",
    ],
    correct: 3,
    reference: "Acts 7:59–60",
    explanation:
      "His last words echo the mercy of Jesus, and Saul, later known as Paul, stood by and watched it all.",
  },
  {
    id: "medium-35",
    question: "What is God’s word to our feet, according to Psalm 119?",
    options: ["A rock", "A shield", "A lamp", "A staff"],
    correct: 2,
    reference: "Psalm 119:105",
    explanation:
      "It may show only the next step or two, which is often all that a traveller in the dark needs.",
  },
  {
    id: "medium-36",
    question:
      "Of the ten lepers whom Jesus healed, how many turned back to thank him?",
    options: ["Five", "Nine", "Two", "One"],
    correct: 3,
    reference: "Luke 17:15–17",
    explanation:
      "The thankful man came from Samaria; Jesus wondered aloud where the others were and praised his faith.",
  },
  {
    id: "medium-37",
    question:
      "Which small creature does Proverbs 6 hold up as a teacher for lazy people?",
    options: ["The snail", "The ant", "The spider", "The cricket"],
    correct: 1,
    reference: "Proverbs 6:6–8",
    explanation:
      "It stores food in summer though nobody gives it orders, a lesson in quiet and steady work.",
  },
  {
    id: "medium-38",
    question: "What will the peacemakers be called, in the Beatitudes?",
    options: [
      "Friends of kings",
      "Children of God",
      "Masters of wisdom",
      "Judges of nations",
    ],
    correct: 1,
    reference: "Matthew 5:9",
    explanation:
      "To make peace where people quarrel is to show the family likeness of the Father who made peace with us.",
  },
  {
    id: "medium-39",
    question: "What did the seven thin cows in Pharaoh’s dream stand for?",
    options: [
      "Seven years of hunger",
      "Seven foreign kings",
      "Seven years of war",
      "Seven lost cities",
    ],
    correct: 0,
    reference: "Genesis 41:25–27",
    explanation:
      "Joseph gave God the credit for the answer, and his plan to store grain kept people of many lands alive.",
  },
  {
    id: "medium-40",
    question:
      "Which widow of great age gave thanks to God for the child Jesus in the temple?",
    options: ["Salome", "Elizabeth", "Anna", "Lydia"],
    correct: 2,
    reference: "Luke 2:36–38",
    explanation:
      "This prophet had spent long years there in fasting and prayer, and now she had good news for all who were hoping.",
  },
  {
    id: "medium-41",
    question: "Who held up the hands of Moses while Israel fought Amalek?",
    options: [
      "Nadab and Abihu",
      "Eldad and Medad",
      "Aaron and Hur",
      "Joshua and Caleb",
    ],
    correct: 2,
    reference: "Exodus 17:12",
    explanation:
      "When his arms grew tired they gave him a stone to sit on and stayed until sunset, a picture of friends who carry each other.",
  },
  {
    id: "medium-42",
    question: "Why did the wise builder’s house stand when the storm came?",
    options: [
      "It had a roof of stone",
      "It was far from the river",
      "Its walls were thick",
      "It was built on rock",
    ],
    correct: 3,
    reference: "Matthew 7:24–25",
    explanation:
      "Both builders in the story hear Jesus’ words and both meet the storm; the difference is in doing what he says.",
  },
  {
    id: "medium-43",
    question: "What came to life in the valley that Ezekiel saw?",
    options: ["Fallen leaves", "Dead trees", "Stone idols", "Dry bones"],
    correct: 3,
    reference: "Ezekiel 37:1–10",
    explanation:
      "The vision was for exiles who had lost all hope: God could breathe life into them and bring them home.",
  },
  {
    id: "medium-44",
    question:
      "For whom did Mary Magdalene mistake the risen Jesus outside the tomb?",
    options: ["A traveller", "A soldier", "A gardener", "A shepherd"],
    correct: 2,
    reference: "John 20:11–16",
    explanation:
      "She knew him when he spoke her name, and he sent her to bring the news to the others.",
  },
  {
    id: "medium-45",
    question: "Who brought up Esther as his own daughter?",
    options: ["Ezra", "Nehemiah", "Haman", "Mordecai"],
    correct: 3,
    reference: "Esther 2:7",
    explanation:
      "He told her that she might have become queen for exactly such a moment, and she found the courage to act.",
  },
  {
    id: "medium-46",
    question: "What should anyone do who lacks wisdom, according to James?",
    options: ["Ask God", "Travel far", "Stay silent", "Read the stars"],
    correct: 0,
    reference: "James 1:5",
    explanation:
      "God is generous and never scolds us for coming, James says, so we may speak with trust and not with doubt.",
  },
  {
    id: "medium-47",
    question:
      "In Isaiah 40, those who wait for the Lord rise up on wings like which bird?",
    options: ["Doves", "Eagles", "Swans", "Storks"],
    correct: 1,
    reference: "Isaiah 40:31",
    explanation:
      "The promise is for tired people: even the young grow weary, but those who trust God find new strength.",
  },
  {
    id: "medium-48",
    question: "What did Peter see come down from heaven in a vision at Joppa?",
    options: [
      "A basket full of bread",
      "A sheet full of animals",
      "A chariot full of angels",
      "A scroll full of names",
    ],
    correct: 1,
    reference: "Acts 10:9–12",
    explanation:
      "It prepared him to enter the house of Cornelius, a Roman officer, and to learn that God shows no favourites.",
  },
  {
    id: "medium-49",
    question:
      "Which book says that there is a time for everything under heaven?",
    options: ["Proverbs", "Job", "Ecclesiastes", "Lamentations"],
    correct: 2,
    reference: "Ecclesiastes 3:1",
    explanation:
      "Its list pairs birth with death and weeping with laughing, and soon adds that God gives each its fitting moment.",
  },
  {
    id: "medium-50",
    question:
      "For what does Hebrews 11 remember Abel, Abraham, Moses and many others?",
    options: [
      "Their learning",
      "Their faith",
      "Their wealth",
      "Their long lives",
    ],
    correct: 1,
    reference: "Hebrews 11:4–40",
    explanation:
      "Shepherds, kings, mothers and outsiders stand side by side there, like a great crowd that cheers us on.",
  },
];
