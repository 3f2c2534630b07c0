/** 'I', 'I'm', 'I just', 'I've often', but no negation. */
const subject =
  "\\bi(?:'m|'ve|'d|'ll)?(?: (?:am|have|been|will|would|do|so|just|really|often|sometimes|still|keep|only|always|even))*";

const intention =
  "(?:want|wanted|wanna|going|gonna|plan|planned|planning|intend|tried|trying|attempted|thought|thinking|think|might|could|considered|considering|ready|about)(?: (?:to|of|about|on))*";

/** The start of a sentence without 'I'. */
const start = "(?:^|[.,;:!?] |there(?:'s| is) )(?:having |just )*";

/** What authors may say of themselves. 'Take my life' alone is a prayer, 'die to sin' is from Romans 6. */
const phrases = [
  "kill(?:ing)? myself",
  "hang(?:ing)? myself",
  "end(?:ing)? my (?:own )?life(?! as\\b)",
  "tak(?:e|ing) my own life",
  "better off (?:without me|if i (?:was|were) dead)",
  `(?:${start}|my )life (?:is not|isn't|is no longer) worth living(?! (?:without|apart)\\b)`,
  `${start}(?:suicidal thoughts|thoughts of suicide)`,
  `${start}no (?:reason|point) (?:left )?(?:to live|in living)(?! (?:in|like|for|without)\\b)`,
  `${subject} (?:be )?(?:better off|rather be) dead`,
  `${subject} wish i (?:(?:was|were) dead|(?:was not|wasn't|were not|weren't) alive|had never been born)`,
  `${subject} (?:can't|cannot) go on living(?! (?:in|like|with|without)\\b)`,
  `${subject} feel like dying`,
  `${subject} want it all to (?:end|be over)`,
  `${subject} (?:took|taken) an overdose`,
  `${subject} (?:no|see no|lost|losing) (?:the |my |more )?(?:will|reason) (?:left )?to live`,
  `${subject} tired of living(?! (?:in|like|with|without)\\b)`,
  `${subject} (?:don't|do not|no longer) (?:want to|wanna) (?:live|be alive|exist|wake up)(?! (?:in|like|with|for|without|under|late|early|at)\\b)`,
  `${subject} (?:feel |feeling |having )?suicidal`,
  `${subject} (?:don't|do not|no longer) want to be here any(?: ?more| longer)`,
  "\\band (?:just )?want to die(?! (?:to|for|in|with)\\b)",
  `${subject} (?:want|wanted|wanna|wish)(?: to)? (?:die|be dead)(?! (?:to|for|in|with)\\b)`,
  `${subject} ${intention} (?:commit(?:ting)? )?suicide(?! prevention)`,
  `${subject} ${intention} end(?:ing)? it all`,
  `${subject} ${intention} tak(?:e|ing) my life(?! and)`,
];

const pattern = new RegExp(phrases.join("|"));

/** Whether authors write about ending their own life. Matches English phrases; a miss only means that no help is shown. */
export function mentionsSuicide(text: string): boolean {
  return pattern.test(
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .replaceAll(/\s+/g, " ")
      .replaceAll(/\bim\b/g, "i'm")
      .replaceAll(/\bdont\b/g, "don't")
      .replaceAll("my self", "myself"),
  );
}
