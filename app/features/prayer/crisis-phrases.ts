/** 'I', 'I'm', 'I just', 'I've often', but no negation. */
const subject =
  "\\bi(?:'m|'ve|'d|'ll)?(?: (?:am|have|been|will|would|do|just|really|often|sometimes|still|keep|only|always|even|so))*";

const intention =
  "(?:want|wanted|wanna|going|gonna|plan|planned|planning|intend|tried|trying|attempted|thought|thinking|think|might|could|considered|considering|ready|about)(?: (?:to|of|about|on))*";

/** What the author may say of themselves. 'Take my life' alone is a prayer, 'die to sin' is from Romans 6. */
const phrases = [
  "kill(?:ing)? myself",
  "hang(?:ing)? myself",
  "end(?:ing)? my (?:own )?life(?! as\\b)",
  "tak(?:e|ing) my own life",
  "(?:better off|i were|i was) dead\\b",
  "better off without me",
  "no reason (?:left )?to live",
  "(?:no|lost the|lost my|losing the) will to live",
  "tired of living",
  "not worth living",
  "(?:don't|do not|no longer) want to (?:live|be alive|exist|wake up)(?! (?:in|like|with|for|without|under)\\b)",
  `${subject} suicidal`,
  `${subject} (?:feel|feeling|have|having) suicidal`,
  `${subject} (?:want|wanted|wanna|wish)(?: to)? (?:die|be dead)(?! (?:to|for|in|with)\\b)`,
  `${subject} ${intention} (?:commit(?:ting)? )?suicide`,
  `${subject} ${intention} end(?:ing)? it all`,
  `${subject} ${intention} tak(?:e|ing) my life(?! and)`,
];

const pattern = new RegExp(phrases.join("|"));

/** Whether authors write about ending their own life. Matches English phrases; a miss only means that no help is shown. */
export function mentionsSuicide(text: string): boolean {
  return pattern.test(
    text.toLowerCase().replaceAll("’", "'").replaceAll(/\s+/g, " "),
  );
}
