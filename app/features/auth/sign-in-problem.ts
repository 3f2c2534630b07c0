import { sessionEndedMessage } from "~/shared/errors";

/** By the `problem` parameter of the sign-in page. */
const messages = {
  ended: sessionEndedMessage,
  denied: "You cancelled the sign-in. Try again when you're ready.",
  expired:
    "That sign-in took too long or was already used. Please start again.",
  provider:
    "The sign-in service isn't responding. Please try again in a moment.",
  busy: "Too many sign-ins in a short time. Please wait ten minutes.",
} as const;

export type SignInProblem = keyof typeof messages;

/** Null for unknown values of the parameter. */
export function getSignInMessage(problem: string | null): string | null {
  return problem !== null && Object.hasOwn(messages, problem)
    ? messages[problem as SignInProblem]
    : null;
}
