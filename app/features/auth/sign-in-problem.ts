import { sessionEndedWords } from "~/shared/errors";

/** Why somebody stands before the sign-in page again, as its address or its page names it. */
const sentences = {
  ended: sessionEndedWords,
  denied: "You cancelled signing in. Whenever you are ready, try again.",
  expired:
    "That sign-in took too long or was already used. Please start again.",
  provider:
    "The sign-in service is not answering just now. Please try again in a moment.",
  busy: "That was a lot of sign-ins in a short time. Please wait ten minutes.",
} as const;

export type SignInProblem = keyof typeof sentences;

/** The sentence for a person; null for what nobody wrote a sentence for. */
export function signInSentence(problem: string | null): string | null {
  return problem !== null && Object.hasOwn(sentences, problem)
    ? sentences[problem as SignInProblem]
    : null;
}
