import type { Story } from "../story";

/** One scene each: every choice ends the story. */
export const shortStories: readonly Story[] = [
  {
    id: "abram",
    title: "The road out of Haran",
    description:
      "God calls you away from home, and he has not yet told you where the road ends.",
    version: 1,
    scenes: [
      {
        id: "haran",
        text: "You are Abram, seventy-five years old, settled in Haran with Sarai, your wife, and Lot, your brother’s son. You have a large household and many possessions, but no child. Now God speaks: leave your country, your relatives and your father’s house. He promises to bless you, and through you every people on earth. He will show you a land, but he has not told you where it is.",
        question:
          "You have a promise, but you do not know the place. What would you do?",
        choices: [
          {
            id: "ask-where",
            text: "Ask God to name the land first, so that you can plan the journey.",
            told: "A wise traveller likes to know the road, and it is no sin to ask. But the answer might not have come before the first step. Abram set out without knowing, and God showed him the land when he was already standing in it.",
            next: null,
          },
          {
            id: "go",
            text: "Pack up your household and set out on God’s word.",
            told: "Abram took Sarai, Lot and all they had, and went as God had told him. In Canaan God appeared to him and promised that land to his children, and Abram built an altar there. Trust was taking the next step because God had spoken.",
            next: null,
          },
          {
            id: "go-alone",
            text: "Go ahead by yourself, and send for Sarai and the others once it is safe.",
            told: "You want to spare them the risk, and that is love. But years apart might have followed, and the promise was for a family. Abram took his whole household along, and they learned to trust God on the same road.",
            next: null,
          },
          {
            id: "stay-a-while",
            text: "Stay some years more; at seventy-five you should not risk everything at once.",
            told: "Age is no shame, and God knows how tired we are. Yet “later” can quietly become “never”. Abram left at seventy-five, with no child and no map, because the promise did not rest on his strength but on God’s.",
            next: null,
          },
        ],
        correct: 1,
        reference: "Genesis 12:1–9",
      },
    ],
  },
  {
    id: "basket",
    title: "The basket in the reeds",
    description:
      "Your baby brother is hidden by the river, and the king’s own daughter has just found him.",
    version: 1,
    scenes: [
      {
        id: "river",
        text: "You are a Hebrew girl in Egypt, where Pharaoh has ordered every newborn boy of your people to be thrown into the river. For three months your mother hid your little brother. Now he lies in a basket among the reeds, and you watch from a distance. Pharaoh’s daughter comes to bathe. She has the basket brought to her and opens it, and the baby cries.",
        question:
          "The princess bends over your crying brother. What would you do?",
        choices: [
          {
            id: "fetch-mother",
            text: "Run home for your mother; this is too much for a child to decide.",
            told: "Running to your mother would be the most natural thing in the world. But by the time she came, the princess might have gone, and the baby with her. His sister stayed and spoke first, and then she went for her mother with good news.",
            next: null,
          },
          {
            id: "stay-hidden",
            text: "Stay hidden and silent, so that nobody learns whose baby he is.",
            told: "Silence can be wise; it had kept him safe for three months. But then nobody would have told the princess of a nurse who already loved the child. His sister stepped forward at the right moment, and he came home in his mother’s arms.",
            next: null,
          },
          {
            id: "beg",
            text: "Fall at her feet, tell her that he is your brother, and beg for his life.",
            told: "It would have been brave and true, and the princess already felt pity. Yet saying so much might have put the whole family in danger. His sister asked one helpful question instead, and it was enough.",
            next: null,
          },
          {
            id: "offer-nurse",
            text: "Go up to her and offer to find a Hebrew woman to nurse him.",
            told: "The princess said yes, and the girl fetched the baby’s own mother, who was even paid to nurse him. The child was Moses. God used the pity of a princess and the courage of a girl, who trusted enough to do the one thing she could.",
            next: null,
          },
        ],
        correct: 3,
        reference: "Exodus 2:1–10",
      },
    ],
  },
  {
    id: "ruth",
    title: "Three women on the road",
    description:
      "The road divides: back to the home you know, or on with Naomi to a land you have never seen.",
    version: 1,
    scenes: [
      {
        id: "crossroads",
        text: "You are Ruth, a young widow of Moab. Naomi, your husband’s mother, has buried her own husband and both her sons, and now she is going home to Bethlehem, where there is bread again. On the road she tells you and Orpah to turn back, each to her own mother, for she has nothing left to give you. All three of you weep. Then Orpah kisses her and goes.",
        question: "Naomi urges you to go back as well. What would you do?",
        choices: [
          {
            id: "stay-with-naomi",
            text: "Refuse to leave her, and make her people and her God your own.",
            told: "Ruth came to Bethlehem with nothing, gathered grain behind the reapers, and found a home; King David came from her family. She trusted Naomi’s God with a future she could not see, and she showed his kindness by staying.",
            next: null,
          },
          {
            id: "go-back",
            text: "Go back as she asks; doing what she wishes may be the kindest thing.",
            told: "Orpah did this, and the Bible does not blame her. Naomi had prayed that both would find a new home in Moab, and perhaps Orpah did. But Naomi would then have walked on alone; Ruth stayed, and found shelter under God’s care.",
            next: null,
          },
          {
            id: "persuade",
            text: "Persuade Naomi to return to Moab, where you can look after her.",
            told: "You want to keep her close, in the place you know. But Naomi had heard that God was giving his people bread again, and Bethlehem was her home. Ruth did not pull her back; she went forward with her.",
            next: null,
          },
          {
            id: "walk-her-home",
            text: "Bring her safely to Bethlehem, and then come back to your own family.",
            told: "It is a generous thought, and Naomi would have been glad of company on the way. But when you left, she would have been alone. Ruth promised more than a journey: she would stay until death, with Naomi’s people and Naomi’s God.",
            next: null,
          },
        ],
        correct: 0,
        reference: "Ruth 1:6–18",
      },
    ],
  },
  {
    id: "hannah",
    title: "A prayer without a sound",
    description:
      "You pour out your heart in the house of God, and the priest thinks the worst of you.",
    version: 1,
    scenes: [
      {
        id: "shiloh",
        text: "You are Hannah. Year after year you come to God’s house at Shiloh, longing for a child, and year after year your rival taunts you until you weep and do not eat. Today you stand before God and pray with bitter tears. Your lips move, but your voice is not heard. Eli the priest watches your mouth from his seat. He thinks that you are drunk, and he tells you so.",
        question:
          "You were praying, and the priest scolds you. What would you do?",
        choices: [
          {
            id: "slip-away",
            text: "Say nothing and slip away; God knows the truth, and that is enough.",
            told: "God did know, and there are times to bear a wrong in silence. But Eli would have kept his mistake, and you would have gone without his blessing. Hannah answered him gently, and he sent her away in peace.",
            next: null,
          },
          {
            id: "his-sons",
            text: "Tell him to look at what his own sons do before he judges other people.",
            told: "It would not have been untrue, for Eli’s sons did much wrong, and you had been hurt. But anger might have ended the talk there. Hannah kept her respect and told him of her sorrow, and his hard words turned into a blessing.",
            next: null,
          },
          {
            id: "answer",
            text: "Answer him with respect: you are not drunk, you are telling God your grief.",
            told: "Eli understood, and asked that God would give her what she had prayed for. She ate, and was no longer sad, though it was some time before she bore Samuel. Trust was pouring out her heart to God and leaving it with him.",
            next: null,
          },
          {
            id: "pray-at-home",
            text: "Leave, and from now on bring your tears to God only at home.",
            told: "When people of faith misjudge us it hurts deeply, and keeping away can feel safer. God hears us at home, too. But Hannah stayed long enough to explain, went away comforted, and worshipped there again the next morning.",
            next: null,
          },
        ],
        correct: 2,
        reference: "1 Samuel 1:9–20",
      },
    ],
  },
  {
    id: "cave",
    title: "The king in the cave",
    description:
      "The king who hunts you has just walked into the very cave where you are hiding.",
    version: 1,
    scenes: [
      {
        id: "en-gedi",
        text: "You are David. King Saul hunts you with three thousand men among the rocks of En Gedi, though you have done him no wrong. You and your men press back into the depths of a cave, and Saul himself walks in, not knowing that you are there. Your men say that this is the day God promised: your enemy is in your hand. One blow, and you need never run again.",
        question: "Saul is within your reach. What would you do?",
        choices: [
          {
            id: "let-the-men",
            text: "Leave it to your men; you would not have touched the king yourself.",
            told: "It seems to keep your hands clean, yet the deed would still have been yours. David saw that. He held his men back with firm words and let Saul walk out of the cave alive, for he left the judging to God.",
            next: null,
          },
          {
            id: "spare",
            text: "Spare him, and later show him the corner you cut from his robe.",
            told: "Even cutting the robe troubled David’s heart. When Saul was outside, David bowed, held up the cloth and asked God to judge between them, and Saul wept. David had been anointed to be king, and he trusted God to make him so without a murder.",
            next: null,
          },
          {
            id: "strike",
            text: "Strike now; with Saul gone, the hunting and the fear will be over.",
            told: "After so long in hiding, who would not wish for an end? But the new reign would have begun with blood. David would not raise his hand against the king God had anointed; he waited, and the kingdom came in God’s time.",
            next: null,
          },
          {
            id: "capture",
            text: "Take him captive, and make him swear to leave you in peace.",
            told: "Nobody would die, and the hunt might stop. But a promise made in fear may not last, and it would still be taking by force. David let Saul go free, and the king’s heart was moved, at least for that day.",
            next: null,
          },
        ],
        correct: 1,
        reference: "1 Samuel 24:1–22",
      },
    ],
  },
  {
    id: "elijah",
    title: "Too tired to go on",
    description:
      "You stood up for God before a king, and now you lie in the desert with no strength left.",
    version: 1,
    scenes: [
      {
        id: "tree",
        text: "You are Elijah. You stood up for God before the whole people, and then Queen Jezebel swore to have you killed. You ran for your life, left your servant behind, and walked a day into the desert. Under a lonely tree you told God that you had had enough, and fell asleep. Now an angel touches you and tells you to get up and eat. There is fresh bread and some water.",
        question: "You feel that you are finished. What would you do?",
        choices: [
          {
            id: "refuse",
            text: "Refuse the bread; God should give it to somebody who deserves it.",
            told: "When we are worn out, we easily believe that we are not worth caring for. The angel did not scold Elijah; he came back a second time. Elijah ate, and found that God’s care does not wait until we have earned it.",
            next: null,
          },
          {
            id: "go-back",
            text: "Get up, go back and face the queen; a prophet must not be weak.",
            told: "It sounds strong, and hard tasks still lay ahead of him. But nobody can go on without rest. God did not ask it of Elijah that day: he gave him bread, sleep, and bread again, because he knew how long the way was.",
            next: null,
          },
          {
            id: "hurry",
            text: "Eat a little in haste and hurry on, before somebody finds you.",
            told: "Fear is always in a hurry. But Elijah lay down again after eating, and the angel let him sleep before he woke him for more. God was not in a hurry; he knew how far there was still to go.",
            next: null,
          },
          {
            id: "rest",
            text: "Eat and drink, sleep again, and eat once more when you are woken.",
            told: "On that food Elijah walked forty days to Horeb, where God spoke to him in a quiet voice, gave him new work, and gave him Elisha to help him. That day, trust was only to take the bread and the rest he was given.",
            next: null,
          },
        ],
        correct: 3,
        reference: "1 Kings 19:1–21",
      },
    ],
  },
  {
    id: "daniel",
    title: "The open window",
    description:
      "A new law forbids your prayers for thirty days, and your enemies are waiting for you to pray.",
    version: 1,
    scenes: [
      {
        id: "window",
        text: "You are Daniel, an exile who has risen high in the service of King Darius. Other officials want you gone, but find no fault in you. So they bring the king a law: for thirty days, whoever prays to anyone but the king will be thrown to the lions. It is signed and cannot be changed. You have always knelt at your window toward Jerusalem, three times every day.",
        question: "It is time to pray. What would you do?",
        choices: [
          {
            id: "close",
            text: "Close the window and pray in your heart; God hears what no one sees.",
            told: "God does hear such prayers, and believers in danger have often had to hide. But everybody knew Daniel’s custom, and to stop now might have said that God could be put away for a month. He knelt as he always had, and gave thanks.",
            next: null,
          },
          {
            id: "wait",
            text: "Wait; a month is short, and you can do much good if you keep your place.",
            told: "You could indeed do much good, and a month does pass. But perhaps those prayers were what made Daniel the man he was. He would not give them up for thirty days, and God did not leave him among the lions.",
            next: null,
          },
          {
            id: "pray",
            text: "Kneel at the open window and give thanks, as you do every day.",
            told: "Daniel was thrown to the lions, and the king lay awake all night. In the morning Daniel was unhurt, for God had sent an angel. Trust was no sudden brave act that day, but an old habit, kept when it had become costly.",
            next: null,
          },
          {
            id: "ask-king",
            text: "Go to the king first; he thinks highly of you and may change the law.",
            told: "It is a sensible step. The king did think highly of Daniel and tried until sunset to save him, but the law bound even him. Daniel went home and knelt before God, who could do what Darius could not.",
            next: null,
          },
        ],
        correct: 2,
        reference: "Daniel 6:1–23",
      },
    ],
  },
  {
    id: "mary",
    title: "A visitor in Nazareth",
    description:
      "An angel stands before you with news that will change your whole life.",
    version: 1,
    scenes: [
      {
        id: "nazareth",
        text: "You are Mary of Nazareth, promised in marriage to Joseph. The angel Gabriel comes and tells you not to be afraid: you will have a son, Jesus, God’s own Son, and his kingdom will never end. You ask how this can be. By the Holy Spirit, he answers; and Elizabeth, your relative, is expecting a child too, though she is old. You cannot know what Joseph will think, or your neighbours.",
        question: "The angel has spoken. What would you answer?",
        choices: [
          {
            id: "talk-to-joseph",
            text: "Ask for a little time, so that you can talk with Joseph first.",
            told: "It would be a loving thought, for this changed Joseph’s life as well. God had not forgotten him: an angel came to him, too, in a dream. Mary gave God her own answer, and left it to him to care for the rest.",
            next: null,
          },
          {
            id: "yes",
            text: "Say that you are the Lord’s servant, ready for all that he has said.",
            told: "Mary said yes, perhaps without knowing all that it would cost, and soon she was singing God’s praise in Elizabeth’s house. To trust him was to put her whole life into his hands, because he is able to do what he says.",
            next: null,
          },
          {
            id: "sign",
            text: "Ask for a sign, so that you can be sure this comes from God.",
            told: "The wish to be sure is honest, and others in the Bible asked for signs. Mary received one without asking: Elizabeth was expecting a child, though she was old. She believed what she was told, and then hurried to see her.",
            next: null,
          },
          {
            id: "too-lowly",
            text: "Say that you are too lowly, and that God should choose someone greater.",
            told: "Many whom God called felt too small, Moses and Jeremiah among them. Mary did not think herself great either; in her song she calls her place a humble one. She left the choosing to God, and came to him as she was.",
            next: null,
          },
        ],
        correct: 1,
        reference: "Luke 1:26–38",
      },
    ],
  },
  {
    id: "zacchaeus",
    title: "The man in the tree",
    description:
      "You climbed a tree for one look at Jesus, and now he has called you by your name.",
    version: 1,
    scenes: [
      {
        id: "jericho",
        text: "You are Zacchaeus, a chief tax collector in Jericho, rich, and perhaps without many friends. You wanted to see Jesus, but you are short and the crowd was thick, so you ran ahead and climbed a sycamore. He stopped below it, called you by name and said that today he must be your guest. You came down full of joy. Now everyone grumbles that he is the guest of a sinner.",
        question:
          "Jesus is your guest, and everyone is talking. What would you do?",
        choices: [
          {
            id: "good-meal",
            text: "Give him the best meal you can, and leave talk of money for later.",
            told: "A good welcome is no small thing, and Zacchaeus did receive Jesus with joy. But the money would still have stood between him and his neighbours. He spoke of it himself, as if joy had opened his hand.",
            next: null,
          },
          {
            id: "back-way",
            text: "Ask him to leave quietly, so that nobody speaks ill of him because of you.",
            told: "You want to protect his good name, and that is kind. But Jesus chose this house in front of everybody and was not ashamed of it. Zacchaeus let himself be loved in the open, and the change in him came into the open, too.",
            next: null,
          },
          {
            id: "explain",
            text: "Explain that you only do your work, and that many others take far more.",
            told: "Most of us reach for such words when people point at us, and they may even be true. But Jesus had not come to accuse him; he had come as a guest. Zacchaeus no longer needed an excuse: he stood up and began to give.",
            next: null,
          },
          {
            id: "give",
            text: "Give half your goods to the poor, and pay back four times what you took wrongly.",
            told: "Jesus said that salvation had come to that house, for he had come to look for the lost. Zacchaeus did not buy that welcome. He was welcomed first, and trusted it enough to let his riches go.",
            next: null,
          },
        ],
        correct: 3,
        reference: "Luke 19:1–10",
      },
    ],
  },
  {
    id: "samaritan",
    title: "The stranger by the road",
    description:
      "A man lies half dead beside a lonely road, and two travellers have already passed him by.",
    version: 1,
    scenes: [
      {
        id: "road",
        text: "You are the Samaritan in the story that Jesus told. You are travelling on the road between Jerusalem and Jericho, where a man lies robbed, stripped and half dead. A priest has seen him, crossed over and walked on, and so has a Levite. He is perhaps a Jew, and your two peoples keep apart. The robbers may still be near. You have an animal to ride, oil, wine, and some money.",
        question: "He cannot even ask you for help. What would you do?",
        choices: [
          {
            id: "take-to-inn",
            text: "Bind up his wounds, bring him to an inn and pay for his care.",
            told: "The Samaritan was moved with pity and did all this, and promised the innkeeper to pay whatever more it cost. Jesus told the story so that we would do the same. Mercy costs time and money and comfort, and trusts God with what it gives away.",
            next: null,
          },
          {
            id: "send-help",
            text: "Ride on as fast as you can, and send people with everything he needs.",
            told: "It is a reasonable plan, and far better than looking away. But a man half dead may not be able to wait, and perhaps nobody would have come. The Samaritan knelt down with what he had, and was himself the help he might have sent.",
            next: null,
          },
          {
            id: "pray-and-pass",
            text: "Pray for him and keep moving; the robbers may be using him as a trap.",
            told: "The danger was real, and no prayer is wasted; perhaps the priest and the Levite were afraid as well. But pity drew the Samaritan nearer, and it may be that his own hands were the answer to such a prayer.",
            next: null,
          },
          {
            id: "bind-and-go",
            text: "Bind his wounds, leave him water and money, and go on to those who wait for you.",
            told: "That would already be great kindness, and nobody can do everything. But the man could not walk. The Samaritan cared for him until the next day and meant to come back, as he might have done for his own brother.",
            next: null,
          },
        ],
        correct: 0,
        reference: "Luke 10:30–37",
      },
    ],
  },
  {
    id: "touch",
    title: "A touch in the crowd",
    description:
      "Twelve years of illness end in one moment, and then Jesus asks who touched him.",
    version: 1,
    scenes: [
      {
        id: "crowd",
        text: "You are a woman in a great crowd. For twelve years you have been losing blood; you spent all you had on doctors, and only grew worse. You came up behind Jesus and put your hand to his clothes, sure that this would be enough, and at once you felt in your body that you were healed. Perhaps you hoped that no one would notice. But he has stopped. He asks who touched him, and looks around for you.",
        question: "Nobody else knows that it was you. What would you do?",
        choices: [
          {
            id: "slip-away",
            text: "Slip away with a thankful heart; he is on his way to a dying girl.",
            told: "It is thoughtful, for Jairus was waiting and his daughter was dying. But Jesus had stopped on purpose. If you had gone, you would have kept the healing and missed his words; he had peace to give you as well as health.",
            next: null,
          },
          {
            id: "keep-silent",
            text: "Keep silent; people may be angry that you pushed in among them.",
            told: "Her fear was real: the Bible tells us that she trembled. But the secret might have weighed on her for a long time. She came forward, and Jesus was not angry; he called her daughter in front of them all.",
            next: null,
          },
          {
            id: "tell",
            text: "Come trembling, kneel before him and tell him the whole truth.",
            told: "Jesus called her daughter, praised her faith and sent her away in peace. She had trusted him with her illness; now she trusted him with her whole story, and both were safe with him.",
            next: null,
          },
          {
            id: "later",
            text: "Wait for a quieter hour, and then thank him when he is alone.",
            told: "Quiet thanks would have been good, and crowds are frightening. But that hour might never have come. She told him everything then and there, and perhaps it helped Jairus, whose worst news came while Jesus was still speaking to her.",
            next: null,
          },
        ],
        correct: 2,
        reference: "Mark 5:21–36",
      },
    ],
  },
  {
    id: "ananias",
    title: "The enemy at prayer",
    description:
      "God sends you to help the very man who came to put you and your friends in chains.",
    version: 1,
    scenes: [
      {
        id: "damascus",
        text: "You are Ananias, a disciple of Jesus in Damascus. Saul of Tarsus has come to the city with power to arrest people like you; you have heard what he did in Jerusalem. Now the Lord speaks to you in a vision. Saul is in a house on Straight Street, blind and praying, and he has been shown that you will come. You tell the Lord all you have heard of Saul, and still he says: go.",
        question: "Saul is waiting for you. What would you do?",
        choices: [
          {
            id: "brother",
            text: "Go in, lay your hands on him and call him your brother.",
            told: "Ananias laid hands on him and called him brother. Saul could see again, was baptized, and soon spoke of Jesus in the synagogues; we know him as Paul. Ananias trusted that God can change a person, and was perhaps the first to treat Saul as a brother.",
            next: null,
          },
          {
            id: "warn",
            text: "First warn the other believers to leave the city while he is blind.",
            told: "You want to protect the people you love, and that is good. But God had already met their enemy on the road, and the danger was over. Ananias took the Lord at his word, and the man they feared stayed some days with them as a friend.",
            next: null,
          },
          {
            id: "send-word",
            text: "Send him word that you forgive him, and wait to see if he means it.",
            told: "Later, believers in Jerusalem were just as careful with Saul, and it is easy to understand. But he was blind and had not eaten for three days, and he needed more than a message. Ananias went himself, with open hands.",
            next: null,
          },
          {
            id: "take-friends",
            text: "Go only with some strong friends beside you, in case it is a trap.",
            told: "Friends at your side are a gift, and nobody would call it wrong. But Saul, blind and fasting, might only have heard that his visitors feared him. We hear of no guard with Ananias; he went in with the Lord’s promise, and it was enough.",
            next: null,
          },
        ],
        correct: 0,
        reference: "Acts 9:8–20",
      },
    ],
  },
];
