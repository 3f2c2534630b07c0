import type { Story } from "../story";

export const peter: Story = {
  id: "peter",
  title: "Peter, from fire to fire",
  description:
    "You leave your nets for Jesus, fail him by one fire, and find him waiting beside another.",
  version: 1,
  scenes: [
    {
      id: "nets",
      text: "You are Simon, a fisherman on the lake of Gennesaret. All night you have worked and caught nothing, and now you are washing the nets. Jesus sits in your boat and teaches the crowd on the shore. When he has finished, he tells you to row out to deep water and let down the nets. You know this lake, you are tired, and the nets are almost clean.",
      question: "Jesus asks you to try once more. What would you do?",
      choices: [
        {
          id: "tomorrow",
          text: "Tell him kindly that it is no use today, but that you will go tomorrow.",
          told: "After such a night it would be a fair answer. But tomorrow you would have gone as a fisherman, and today you could go because he asked. Peter let down the nets; they came up so full that he fell at Jesus’ knees, and then left it all to follow him.",
          next: "water",
        },
        {
          id: "partners",
          text: "Let your partners take him out, and get some sleep yourself.",
          told: "Your body has a right to sleep, and good partners share the work. But you would only have heard of the great catch. Peter went himself, and when he saw the fish he fell at Jesus’ knees; that day he left everything to follow him.",
          next: "water",
        },
        {
          id: "at-his-word",
          text: "Say that the night was empty, and let the nets down because he tells you to.",
          told: "The catch was so great that two boats nearly sank. Peter fell down before Jesus, afraid, and heard that he need not fear; he left it all to go with him. Trust was one more try on Jesus’ word, against all that he knew of the lake.",
          next: "water",
        },
        {
          id: "ask-how",
          text: "Ask him first how he can know that there are fish out there.",
          told: "Questions are welcome with Jesus, and Peter would ask him many. But some answers are only found out on the deep water. Peter let down the nets, and the catch was so great that he left it all and followed Jesus.",
          next: "water",
        },
      ],
      correct: 2,
      reference: "Luke 5:1–11",
    },
    {
      id: "water",
      text: "It is the end of the night. You are in the boat with the other disciples, and wind and waves are against you. Somebody comes walking on the sea, and you all cry out in fear. It is Jesus, and he tells you not to be afraid. You ask him to call you, and he does; you climb out and walk on the water toward him. Then you see how strong the wind is, and you begin to sink.",
      question: "You are going down. What would you do?",
      choices: [
        {
          id: "swim-back",
          text: "Turn around and swim for the boat; you have known these waters all your life.",
          told: "It is what a fisherman would do, and God gives us such skills to use. But Jesus was near, and Peter called to him. A hand caught him at once, and together they reached the boat.",
          next: "rooster",
        },
        {
          id: "call-friends",
          text: "Call to your friends in the boat to throw you a rope.",
          told: "Friends in the same boat are a gift, and they would have tried. But the one who had called him was within reach. Peter cried out to Jesus, who caught him and brought him back to his friends.",
          next: "rooster",
        },
        {
          id: "try-harder",
          text: "Tell yourself to be brave, and try with all your might to walk on.",
          told: "Courage had carried him out of the boat, and it is good to be brave. But nobody can lift himself out of the water. Peter did not count on his own strength; he called to Jesus, who caught him at once.",
          next: "rooster",
        },
        {
          id: "cry-to-jesus",
          text: "Cry out to Jesus to save you.",
          told: "At once Jesus reached out and caught him, and asked him why he had doubted. Once they had climbed in, the wind grew still. Peter’s faith was small just then, but it knew whom to call, and that was enough.",
          next: "rooster",
        },
      ],
      correct: 3,
      reference: "Matthew 14:22–33",
    },
    {
      id: "rooster",
      text: "Jesus has been arrested. You told him that you would go with him even to death, and you have followed as far as the fire in the high priest’s courtyard. There, three times, people have said that you belong to him, and three times you have said that you do not know him. While you are still speaking, a rooster crows. Jesus turns and looks at you, and you remember that he told you so.",
      question: "You did what you said you never would. What would you do now?",
      choices: [
        {
          id: "take-it-back",
          text: "Go back to the fire and tell them all that you do know him.",
          told: "It would have been brave, and perhaps it would have cost your life that night. Peter’s time to speak came later, and then he spoke of Jesus before great crowds and rulers. That night he could only go out and weep.",
          next: "tomb",
        },
        {
          id: "weep",
          text: "Go out into the night and weep, and make no excuses.",
          told: "Peter wept bitter tears, out there in the dark. That night he could repair nothing. But he had remembered the words of Jesus, who knew his fall beforehand and had prayed for him; tears like these can be a way of turning back.",
          next: "tomb",
        },
        {
          id: "no-choice",
          text: "Tell yourself that you had no choice, and stay to see how it ends.",
          told: "The danger was real, and fear can close anyone’s mouth. But excuses do not take the weight away. Perhaps you stay till morning, and still you see that look.",
          next: "sabbath",
        },
        {
          id: "hide-from-all",
          text: "Hide from the others; you can never look them in the face again.",
          told: "Shame always tells us to hide, from our friends most of all. Perhaps you find a place where nobody knows you. But it is hard to mourn alone.",
          next: "sabbath",
        },
      ],
      correct: 1,
      reference: "Luke 22:54–62",
    },
    {
      id: "sabbath",
      text: "Perhaps it is the Sabbath now, and you sit alone behind a closed door. Jesus is dead, and you cannot take back what you said. Yet other words of his come back to you. He knew what would happen, and he told you that he had prayed that your faith would not fail, and that you should strengthen your brothers once you had turned back. Somewhere in the city they are mourning, too.",
      question: "He knew, and he prayed for you. What would you do?",
      choices: [
        {
          id: "find-others",
          text: "Go and find the other disciples, and mourn with them.",
          told: "We are not told how Peter spent that day. But when Mary Magdalene came running on Sunday, she found him together with another disciple. Shame may have told him to hide, but the prayer of Jesus was stronger.",
          next: "tomb",
        },
        {
          id: "go-home",
          text: "Set out quietly for Galilee, and be a fisherman again.",
          told: "Work we know can be a comfort, and Peter would indeed fish in Galilee again. But on the third day he was still in Jerusalem with the others, near enough to hear the news that changed everything.",
          next: "tomb",
        },
        {
          id: "become-worthy",
          text: "Stay away until you have become a better man, worthy of their company.",
          told: "It is an honest wish to do better before you come back. But nobody becomes whole by staying away from those who love them. On Sunday Peter was with the others, just as he was, when the news came.",
          next: "tomb",
        },
      ],
      correct: 0,
      reference: "Luke 22:31–34",
    },
    {
      id: "tomb",
      text: "It is Sunday, early in the day. The women come from the tomb of Jesus and tell you that the stone is rolled away and his body is gone, and that men in shining clothes have said that he is alive. To most of you it sounds like nonsense. In the courtyard he turned and looked at you. If it is true, you will have to meet his eyes again.",
      question:
        "The women are sure of what they have seen and heard. What would you do?",
      choices: [
        {
          id: "run",
          text: "Get up and run to the tomb to see for yourself.",
          told: "Peter ran, bent down, saw the linen cloths and went away wondering. He did not understand yet, but he ran toward Jesus and not away, with his guilt still on him. Before that day was over, the risen Lord had appeared to him.",
          next: "shore",
        },
        {
          id: "wait-for-proof",
          text: "Wait with the others until somebody brings proof.",
          told: "That is careful, and most of them did wait. Jesus did not leave them waiting; he came to them that evening. But Peter could not sit still: he ran to see for himself, and before the day was over the Lord had appeared to him.",
          next: "shore",
        },
        {
          id: "send-somebody",
          text: "Ask somebody else to go; you may be recognized in the streets.",
          told: "The danger was real, and the disciples were behind locked doors that evening. But another person’s eyes would not have been enough for Peter. He ran through the streets himself, and before the day was over the Lord had appeared to him.",
          next: "shore",
        },
        {
          id: "no-right",
          text: "Stay behind; whatever is true, you have lost the right to be there.",
          told: "It can feel humble to keep away, as if the others had more right to hope. But Jesus had not crossed out his name. Peter ran to the tomb as he was, and before the day was over the risen Lord had appeared to him.",
          next: "shore",
        },
      ],
      correct: 0,
      reference: "Luke 24:1–12",
    },
    {
      id: "shore",
      text: "You and six other disciples have fished all night for nothing. At dawn somebody on the beach tells you to throw the net out to the right, and it fills. One of you sees that it is Jesus, and you jump into the water to reach him. By a charcoal fire he gives you breakfast. Then he asks if you love him. He asks again, and a third time, perhaps once for each time by that other fire. It hurts.",
      question: "He asks you a third time. How would you answer?",
      choices: [
        {
          id: "not-worthy",
          text: "Say that after what you did you have no right to speak of love.",
          told: "It sounds humble, and the memory was bitter. But Jesus did not ask what Peter deserved; he asked for his love. Peter told him that he knew it, and Jesus gave him his sheep to care for and called him to follow.",
          next: null,
        },
        {
          id: "promise",
          text: "Promise him that this time you will never fail him, whatever comes.",
          told: "You would mean it with all your heart, as Peter did once before. But Jesus was not asking for a promise. Peter only said that Jesus knew he loved him; and Jesus trusted him with his sheep and called him to follow.",
          next: null,
        },
        {
          id: "ask-why",
          text: "Ask him why he asks again, when you have answered him twice.",
          told: "Peter was sad that he was asked again, and Jesus could bear a sad question. But perhaps each answer was healing something. Peter said that the Lord knew everything, and heard once more that he should feed his sheep.",
          next: null,
        },
        {
          id: "you-know",
          text: "Say that he knows everything, and so he knows that you love him.",
          told: "Peter did not boast this time; he left it to Jesus, who knew his heart. Each time Jesus gave him his sheep to care for, and at the end he called him to follow. Trust was letting himself be forgiven, and beginning again.",
          next: null,
        },
      ],
      correct: 3,
      reference: "John 21:1–19",
    },
  ],
};
