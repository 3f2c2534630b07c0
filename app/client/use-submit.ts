import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError } from "./api-client";

interface SubmitOptions<Input, Output> {
  /** For failures that the server doesn't explain. */
  failureMessage?: string;
  onSuccess?: (output: Output, input: Input) => void | Promise<void>;
  onFailure?: (message: string, error: unknown) => void;
}

/** Sends something once at a time. `pending` until `onSuccess` has resolved; `failure` until the next attempt. */
export function useSubmit<Input = void, Output = unknown>(
  send: (input: Input) => Promise<Output>,
  {
    failureMessage = "Couldn't save. Please try again.",
    onSuccess,
    onFailure,
  }: SubmitOptions<Input, Output> = {},
) {
  /** A second click may come before `isPending` has rendered. */
  const isSending = useRef(false);
  const { mutate, isPending, variables, data, error, reset } = useMutation<
    Output,
    unknown,
    Input
  >({
    mutationFn: send,
    ...(onSuccess && {
      onSuccess: (output, input) => onSuccess(output, input),
    }),
    onError: (failure) => {
      onFailure?.(getFailureMessage(failure, failureMessage), failure);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  return {
    pending: isPending,
    /** The input that is being sent, or was last. */
    input: variables,
    /** What the last successful attempt returned. */
    output: data,
    failure: error === null ? null : getFailureMessage(error, failureMessage),
    submit: (input: Input) => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(input);
    },
    clearFailure: reset,
  };
}

/** What the server says is wrong, or else the fallback. */
export function getFailureMessage(error: unknown, fallback: string): string {
  const problem = error instanceof ApiError ? error.problem : null;
  if (!problem || problem.status >= 500) return fallback;
  return problem.issues?.[0]?.message ?? problem.detail ?? fallback;
}
