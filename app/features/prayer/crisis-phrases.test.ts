import { expect, it } from "vitest";
import { mentionsSuicide } from "./crisis-phrases";

it.each([
  "I want to kill myself",
  "I can't stop thinking about killing\nmyself.",
  "Some nights I think of ending my life",
  "I want to end it all.",
  "I’m going to end it all",
  "I just want to die",
  "Lord, I really want to die tonight",
  "I wish I were dead",
  "They would be better off without me",
  "My family is better off without me.",
  "I'd be better off dead",
  "I’m so tired of living",
  "My life isn't worth living",
  "I don't want to live anymore",
  "I don’t want to wake up tomorrow",
  "I have no reason to live",
  "I've lost the will to live",
  "I am suicidal",
  "I've been having suicidal thoughts",
  "I feel suicidal",
  "I tried to commit suicide last year and think of it again",
  "I'm thinking about suicide",
  "I am about to take my life",
  "I keep thinking of taking my own life",
])("%j shows help", (text) => {
  expect(mentionsSuicide(text)).toBe(true);
});

it.each([
  "",
  "He gave his life",
  "I gave my life to Jesus",
  "Take my life and let it be consecrated, Lord, to thee",
  "I want you to take my life and use it",
  "Please pray at the end of my life as a student",
  "I'm ending my life as a bachelor on Saturday",
  "I want to die to myself and live for Christ",
  "For to me to live is Christ, and to die is gain",
  "I don't want to die",
  "I would die for my children",
  "I'm going to die of cancer, the doctors say",
  "My father wants to die at home",
  "I don't want to live in fear",
  "I was dead in my sins, and he made me alive",
  "I'm tired of living in sin",
  "A life without Christ is not worth living",
  "My father has lost the will to live",
  "The old people there don't want to live",
  "I'm thinking about suicide prevention",
  "I don't want to live without God",
  "A suicide in our village has shaken us all",
  "Pray for my friend, who is suicidal",
  "The meeting will end it all in unity",
  "Better off than before",
  "I hurt myself at football",
  "Christ died and lives; I am dead to sin",
])("%j shows none", (text) => {
  expect(mentionsSuicide(text)).toBe(false);
});
