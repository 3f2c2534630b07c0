import type { Story } from "../story";

export const esther: Story = {
  id: "esther",
  title: "Esther, the queen with a secret",
  description:
    "Nobody in the palace knows who your people are, and a law has been sealed to destroy them.",
  version: 1,
  scenes: [
    {
      id: "sackcloth",
      text: "You are Esther, queen of Persia. You lost your parents, and your cousin Mordecai brought you up as his daughter. He told you not to let anyone at court know that you are a Jew. Today your maids bring news: Mordecai is at the king’s gate in sackcloth, crying aloud. You sent him clothes to put on, and he would not take them. You do not know what has happened.",
      question: "Mordecai has refused your gift. What would you do?",
      choices: [
        {
          id: "send-more",
          text: "Send him finer clothes and money, for he may have lost all he had.",
          told: "A generous heart gives first and asks later. But no gift could have healed this. Esther sent Hathach, a servant of the court, to ask what was wrong, and learned that all her people were in danger.",
          next: "decree",
        },
        {
          id: "send-hathach",
          text: "Send one of your servants to ask him what this is, and why.",
          told: "Hathach went, and heard everything from Mordecai: all her people were in danger. It would have been easier not to know. Esther wanted to hear the truth, and that was her first step of courage.",
          next: "decree",
        },
        {
          id: "wait-quietly",
          text: "Wait until he is calmer; too many questions could give your secret away.",
          told: "Caution had kept you safe, and it was Mordecai who taught it to you. But this trouble would not pass by waiting. Esther sent Hathach to him with her questions, and learned that all her people were in danger.",
          next: "decree",
        },
        {
          id: "go-to-gate",
          text: "Go out to the gate yourself and put your arms around him.",
          told: "Love would run to him. But a queen weeping at the gate would have drawn every eye, and perhaps shown her secret before she knew what was at stake. Esther sent Hathach to ask, and learned that all her people were in danger.",
          next: "decree",
        },
      ],
      correct: 1,
      reference: "Esther 4:1–9",
    },
    {
      id: "decree",
      text: "Hathach brings a copy of the law: on one day, in the whole empire, all Jews are to be killed. Haman has won the king’s seal for it. Mordecai urges you to plead with the king. But whoever goes in to him uncalled must die, unless he holds out his golden sceptre, and for thirty days he has not called you. The palace will not save you, Mordecai answers; perhaps you became queen for this very hour.",
      question: "He is waiting for your answer. What would you do?",
      choices: [
        {
          id: "fast-then-go",
          text: "Ask the Jews of Susa to fast with you for three days, and then go in.",
          told: "Mordecai gathered them, and they fasted for her while she and her maids fasted too. Trust did not mean knowing that she would live; it meant leaning on more than her own strength, and putting her life at stake for theirs.",
          next: "throne",
        },
        {
          id: "go-now",
          text: "Go to the king this very hour, before your courage leaves you.",
          told: "It is a brave heart that wants to go at once. Perhaps you come as far as the door of your rooms, and there you feel how alone you are.",
          next: "night",
        },
        {
          id: "keep-silent",
          text: "Keep silent for now; the king may call for you before that day comes.",
          told: "There are still many months until the day, and thirty days of silence may end tomorrow. Perhaps you send no answer at all. But Mordecai’s question stays in the room with you.",
          next: "night",
        },
        {
          id: "a-prince",
          text: "Ask Mordecai to find a prince at court who may speak to the king safely.",
          told: "It would be wise to seek a friend with influence. But Haman’s seat stood above all the princes, and who would have spoken against him? Esther asked her people to fast for her, and on the third day she went herself.",
          next: "throne",
        },
      ],
      correct: 0,
      reference: "Esther 4:8–17",
    },
    {
      id: "night",
      text: "Perhaps night comes, and you are still in your rooms. Mordecai’s words will not let you sleep: help will come for your people from somewhere, but what if you were put here to bring it? You are afraid, and it is hard to be afraid alone. Out in Susa, your people are weeping and fasting. Perhaps they do not know that the queen is one of them.",
      question: "Hathach can still carry your answer. What would you send?",
      choices: [
        {
          id: "alone",
          text: "Say that you will go, but that nobody needs to fast or suffer for you.",
          told: "You want to be a burden to nobody. Yet your people might gladly share it with you. Esther asked for three days of fasting, hers and theirs together, and on the third she went in.",
          next: "throne",
        },
        {
          id: "more-time",
          text: "Ask for some weeks to think, for it is your life that you would be risking.",
          told: "It was her life indeed, and nobody should give it lightly. But fear does not always grow smaller with time. Esther gave herself three days, fasted together with all the Jews of Susa, and then she went.",
          next: "throne",
        },
        {
          id: "fast-together",
          text: "Ask them all to fast, as you and your maids will, and promise to go.",
          told: "This is the answer that Esther sent, and all the Jews of Susa fasted with her for three days. Her fear was perhaps as great as before. But she was not alone with it any more, and she went in.",
          next: "throne",
        },
      ],
      correct: 2,
      reference: "Esther 4:13–17",
    },
    {
      id: "throne",
      text: "On the third day you put on your royal robes and stand in the inner court, uncalled. The king sees you from his throne. He holds out the golden sceptre, and you come near and touch its tip: you will live. Then he asks what you wish for. It shall be yours, he says, up to half of his kingdom. Haman is the man he honours most.",
      question: "The king is waiting to hear your wish. What would you say?",
      choices: [
        {
          id: "everything-now",
          text: "Tell him everything at once, while the sceptre is in his hand.",
          told: "The door was open, and such a chance might not come again. But an accusation before the throne might have gone badly, for the king trusted Haman. Esther invited them both to a banquet, and then to one more, and waited for the right hour.",
          next: "banquet",
        },
        {
          id: "only-thanks",
          text: "Thank him and ask for nothing; you have risked enough for one day.",
          told: "After such fear, it would be enough just to breathe again. But she had not come for herself. Esther asked the king to come to a banquet with Haman, and so kept the door open; the next day there was a second.",
          next: "banquet",
        },
        {
          id: "my-safety",
          text: "Ask him to protect you, and later see what can be done for the others.",
          told: "One who is safe can sometimes help others better. But Mordecai had warned her that the palace would be no shelter if her people died. Esther did not part her life from theirs; she invited the king and Haman, and prepared to speak.",
          next: "banquet",
        },
        {
          id: "invite",
          text: "Invite him and Haman to a banquet, and wait with what you have to say.",
          told: "They came, and she asked them back for the next day. That very night the king could not sleep, and was reminded that Mordecai had once saved his life. Esther could not know it; trust can be patient, for more is going on than we see.",
          next: "banquet",
        },
      ],
      correct: 3,
      reference: "Esther 5:1–8",
    },
    {
      id: "banquet",
      text: "It is the second day of your feast. Haman has built a gallows for Mordecai, but this morning the king made him lead Mordecai through the city with honour instead. Now he sits at your table. Over the wine the king asks once more for your wish, up to half of his kingdom. Neither of them knows that you are a Jew. Once you have said it, you cannot take it back.",
      question: "The hour has come. What would you do?",
      choices: [
        {
          id: "hide-yourself",
          text: "Plead for the Jews, but do not let him know that you are one of them.",
          told: "It would be a good deed, and safer for you. But the king had once given that people away without even asking who they were. Esther asked for her own life along with theirs, and named Haman, and now the king saw them in her.",
          next: "plea",
        },
        {
          id: "third-feast",
          text: "Put it off once more; on a third day he may be in an even better mood.",
          told: "Waiting had served her well, and it is hard to know when it is enough. But patience can turn into hiding. Esther knew that the hour had come; she asked for her life and her people’s lives, and named Haman.",
          next: "plea",
        },
        {
          id: "name-haman",
          text: "Ask for your life and the lives of your people, and name Haman to his face.",
          told: "The king was full of anger, and Haman ended on the gallows he had built for Mordecai. Her secret had kept her safe, and she gave it up. Trust was standing beside her people in the open, whatever might come of it.",
          next: "plea",
        },
        {
          id: "haman-alone",
          text: "Speak to Haman alone first; perhaps he will see the wrong and undo it.",
          told: "It is a generous hope to win an enemy, and often the better way. But Haman held the lives of a whole people, and a warning might have cost them dearly. Esther spoke before the king, for only he could stop it.",
          next: "plea",
        },
      ],
      correct: 2,
      reference: "Esther 7:1–10",
    },
    {
      id: "plea",
      text: "Haman is gone. The king has given you Haman’s house, and Mordecai now wears the king’s ring, for you have told who he is to you. You are safe, and you could rest. But the law that Haman wrote still stands. What bears the king’s seal cannot be called back, and in every province your people are still waiting for the day of their death.",
      question: "You have been heard once already. What would you do now?",
      choices: [
        {
          id: "leave-to-mordecai",
          text: "Leave the rest to Mordecai; he wears the ring and is wise.",
          told: "He was wise, and much of the work would be his. But a new law needed the king’s word, and the king listened to Esther. She fell at his feet with tears; then Mordecai wrote, and the day of death became a day of joy.",
          next: null,
        },
        {
          id: "plead-again",
          text: "Go back to the king, fall at his feet and plead for your people with tears.",
          told: "The sceptre was held out again, and a new law let the Jews defend their lives. The feast of Purim remembers how their sorrow turned to joy. In the Hebrew text God is never named, yet his help came, through a woman who did not stop halfway.",
          next: null,
        },
        {
          id: "help-them-flee",
          text: "Accept that the law cannot change, and help as many as you can to flee.",
          told: "To save even a few is a great thing. But the law reached every province, and where could they have gone? Esther asked for what seemed impossible; the old law stood, but a new one beside it let her people defend themselves, and they lived.",
          next: null,
        },
        {
          id: "be-content",
          text: "Be content; a king who has given so much may not want to be asked again.",
          told: "Thankfulness is good, and it is humbling to ask a second time. But others would have paid for her silence. Esther came to the king once more with tears, he heard her, and her people were saved.",
          next: null,
        },
      ],
      correct: 1,
      reference: "Esther 8:1–17",
    },
  ],
};
