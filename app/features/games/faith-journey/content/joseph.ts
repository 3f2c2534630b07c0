import type { Story } from "../story";

export const joseph: Story = {
  id: "joseph",
  title: "Joseph, sold and not forgotten",
  description:
    "Your own brothers have sold you, and a strange land waits at the end of the road.",
  version: 1,
  scenes: [
    {
      id: "house",
      text: "You are Joseph, hardly more than a boy. Your brothers threw you into a pit and sold you for twenty pieces of silver. Merchants took you to Egypt, where Potiphar, captain of Pharaoh’s guard, has bought you. Your fine robe is gone, your father is far away, and the people here speak another language. Tomorrow the work of a slave begins.",
      question: "You belong to a stranger now. What would you do?",
      choices: [
        {
          id: "bare-minimum",
          text: "Do only what you must; this house has no right to your best.",
          told: "Such a wrong hurts, and anger is a natural answer to it. But a grudge grows heavy when you carry it every day. Joseph gave his work his best, God was with him there, and Potiphar came to trust him with the whole house.",
          next: "cloak",
        },
        {
          id: "escape",
          text: "Watch for a chance to run, and find the road back to your father.",
          told: "Who would not long for home? But the way was far, and a runaway might not have lived to see the end of it. Joseph stayed and worked well, was set over the whole house, and much later his father came to him.",
          next: "cloak",
        },
        {
          id: "stop-hoping",
          text: "Bury your dreams, and try to feel nothing any more.",
          told: "After a great hurt, many people close their heart to keep it safe. It may help for a day, but it keeps comfort out as well. God stood by Joseph even in that house, and Potiphar noticed it and trusted him with everything.",
          next: "cloak",
        },
        {
          id: "serve-well",
          text: "Serve your master as well as you can, and look for God even here.",
          told: "God stood by Joseph, and his work went well. Potiphar saw it and put his whole house into Joseph’s care. Trust was believing that God could be found even in a place that nobody would choose.",
          next: "cloak",
        },
      ],
      correct: 3,
      reference: "Genesis 39:1–6",
    },
    {
      id: "cloak",
      text: "You are in charge of all that Potiphar owns; he keeps back nothing from you but his wife. Now she wants you for herself. Day after day she asks you to betray him with her, and day after day you refuse, for it would be a great wrong and a sin against God. Today you come in to do your work, and there is nobody else inside. She takes hold of your cloak.",
      question:
        "No one would see, and her anger is dangerous. What would you do?",
      choices: [
        {
          id: "run",
          text: "Leave your cloak behind and run out of the house.",
          told: "Joseph ran, but she told a lie about him, and he was put in prison for doing right. Even there, God was with him. Trust was keeping faith when nobody saw, and still keeping it when it was punished.",
          next: "prison",
        },
        {
          id: "reason",
          text: "Stay, and explain once more why it would be wrong.",
          told: "Joseph had explained it well, and she had not listened. Words are good, but some moments call for feet. He left his cloak and ran, and though her lie brought him into prison, God went in with him.",
          next: "prison",
        },
        {
          id: "give-in",
          text: "Give in this once; she can ruin you, and you are only a slave.",
          told: "The fear was no weakness: she did have the power to ruin him, and she used it. God is merciful to all who have been pressed like this. Joseph pulled free and ran; her lie brought him into prison, and God stayed with him there.",
          next: "prison",
        },
        {
          id: "call-out",
          text: "Call out for somebody to come, so that you are not alone with her.",
          told: "To call for help is good counsel for anyone in danger. But this time nobody was inside to hear it. Joseph did the other wise thing and ran; she lied about him, and he was put in prison, where God was with him.",
          next: "prison",
        },
      ],
      correct: 0,
      reference: "Genesis 39:7–23",
    },
    {
      id: "prison",
      text: "You are in the king’s prison, and you have done nothing to deserve it. The keeper trusts you, as Potiphar did, and others are in your care. Two of them served at Pharaoh’s table: his cupbearer and his baker, locked up because the king is angry with them. When you come to them this morning, you see that their faces are sad.",
      question: "You have sorrow enough of your own. What would you do?",
      choices: [
        {
          id: "leave-be",
          text: "Leave them in peace; a man’s sorrow is his own affair.",
          told: "It may be kind not to press people, and you are tired as well. But sad faces sometimes wait for somebody to ask. Perhaps theirs will not leave your mind.",
          next: "morning",
        },
        {
          id: "ask-them",
          text: "Ask them why they are so sad this morning.",
          told: "Each had dreamed, and Joseph said that the meaning of dreams belongs to God. What he told them came true: the cupbearer went free, and forgot him. Trust was having room for the sorrow of others while his own was not yet over.",
          next: "pharaoh",
        },
        {
          id: "ask-favour",
          text: "Ask the cupbearer to speak to Pharaoh for you if he is set free.",
          told: "There is no shame in asking for help; Joseph did ask him, a little later. But first he saw their sad faces and listened to their dreams, and what he told them came true. The cupbearer went free and forgot him, but God did not.",
          next: "pharaoh",
        },
        {
          id: "be-strong",
          text: "Tell them that everybody suffers here, and that they must be strong.",
          told: "It is what tired people say, and perhaps somebody once said it to you. But it seldom makes a burden lighter. Perhaps, as you go on with your work, you hear your own words again.",
          next: "morning",
        },
      ],
      correct: 1,
      reference: "Genesis 40:1–23",
    },
    {
      id: "morning",
      text: "Perhaps an hour goes by like this. You do your work, but the two sad faces stay with you. You know how it is when nobody asks; there were hours in the pit, on the road and in this prison when one kind question would have been like water. It is still morning. The two men are still sitting where you left them.",
      question: "It is not too late to turn back. What would you do?",
      choices: [
        {
          id: "wait-for-them",
          text: "Wait nearby until one of them speaks first.",
          told: "That is patient and polite, and perhaps they would have spoken. But people in prison often learn to be silent. Joseph asked, they told him their dreams, and what God showed him came true; yet the cupbearer, once free, forgot him.",
          next: "pharaoh",
        },
        {
          id: "better-food",
          text: "Bring them something good to eat, and hope that it cheers them.",
          told: "A small kindness is never wasted. What they needed, though, was somebody to listen. Joseph heard their dreams, and what he told them came true; the cupbearer went free and forgot him, but God did not.",
          next: "pharaoh",
        },
        {
          id: "ask-after-all",
          text: "Go back to them and ask what is troubling them.",
          told: "So Joseph asked, and each told him a dream. He said that their meaning belongs to God, and it came true as he told them. The cupbearer went free and forgot him; yet that one question would open the prison two years later.",
          next: "pharaoh",
        },
      ],
      correct: 2,
      reference: "Genesis 40:6–8",
    },
    {
      id: "pharaoh",
      text: "Two full years have gone by. Now Pharaoh has dreamed: seven thin cows ate seven fat ones, and seven withered ears of grain swallowed seven good ones. No wise man in Egypt can explain it, and at last the cupbearer remembers you. They hurry you out of prison; you shave and change your clothes. Pharaoh has heard that you can tell what dreams mean.",
      question:
        "This may be your only chance of freedom. How would you answer?",
      choices: [
        {
          id: "say-yes",
          text: "Say that it is true; if you are too modest, they may send you back.",
          told: "After years in prison, nobody could blame you. But Joseph did not want to stand before Pharaoh on his own name. He said at once that the answer was God’s; then he explained the dreams, and Pharaoh put all Egypt in his care.",
          next: "brothers",
        },
        {
          id: "freedom-first",
          text: "Ask for your freedom first, and then explain the dreams.",
          told: "It would only have been fair, for he had done no wrong. But Joseph did not bargain with what God gave him. He spoke for the good of all Egypt, and Pharaoh gave him freedom and far more than he would have asked.",
          next: "brothers",
        },
        {
          id: "god-will-answer",
          text: "Say that you cannot do it, but that the answer will come from God.",
          told: "God showed him seven rich years and then seven hungry ones, and Joseph told the king to store up grain. Pharaoh saw God’s Spirit in him and put all Egypt in his care. Trust was pointing to God, even with his own freedom at stake.",
          next: "brothers",
        },
        {
          id: "good-half",
          text: "Tell him only of the good years; kings do not always forgive bad news.",
          told: "Joseph had felt the anger of the powerful, and such fear is no shame. But half of the truth would have left Egypt without bread. He told it all, with a plan to save many lives, and Pharaoh put the whole land in his care.",
          next: "brothers",
        },
      ],
      correct: 2,
      reference: "Genesis 41:1–43",
    },
    {
      id: "brothers",
      text: "You govern Egypt, and the famine has come. Your brothers come to buy grain; they bow down to you and do not know you. You have put them to a hard test, and now Benjamin has been caught with your silver cup, which you had put in his sack. Judah, who once said that you should be sold, offers himself as a slave so that Benjamin may go home to your father. You can hardly hold back your tears.",
      question: "Your brothers are in your hands. What would you do?",
      choices: [
        {
          id: "send-home",
          text: "Send them home with plenty of grain, and never tell them who you are.",
          told: "You would wish them no harm, and you would not have to open the old wound. But your father would have mourned you to the end. Joseph let himself be known, and out of the tears a family came together again.",
          next: null,
        },
        {
          id: "tell-them",
          text: "Send everyone else out, and tell them that you are Joseph, their brother.",
          told: "They were terrified, but he wept and kissed them all: God had sent him ahead to save many lives. His father came, and they lived near him in Egypt. Trust was leaving revenge to God and seeing his hand in the whole long road.",
          next: null,
        },
        {
          id: "let-them-feel",
          text: "Keep them in prison for some years, so that they learn what you felt.",
          told: "Justice matters, and the years in prison had been real. But Judah was no longer the man who had sold a brother; more pain would not have made him truer. Joseph sent the others out, told them who he was, and kissed them all.",
          next: null,
        },
        {
          id: "after-apology",
          text: "Tell them who you are only when they have asked you to forgive them.",
          told: "It would be right for them to ask, and in later years they did. But that day they did not even know whom they should ask. Joseph spoke first, and told them not to be angry with themselves, for God had used it to save lives.",
          next: null,
        },
      ],
      correct: 1,
      reference: "Genesis 45:1–15",
    },
  ],
};
