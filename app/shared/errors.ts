/** Code → HTTP status and title of the problem document. */
export const failures = {
  malformed: { status: 400, title: "The request could not be read" },
  unauthorized: { status: 401, title: "Please sign in" },
  forbidden: { status: 403, title: "You don't have permission to do this" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  conflict: { status: 409, title: "This has changed in the meantime" },
  gone: { status: 410, title: "No longer available" },
  taken: { status: 409, title: "This is already taken" },
  too_large: { status: 413, title: "Too large" },
  unsupported_media_type: { status: 415, title: "Send JSON" },
  invalid: { status: 422, title: "Some values need attention" },
  rate_limited: { status: 429, title: "Please slow down a little" },
  unexpected: { status: 500, title: "Something went wrong on our side" },
  unavailable: { status: 503, title: "Please try again in a moment" },
} as const;

export type FailureCode = keyof typeof failures;

/** Shown on the sign-in page when the session has ended. */
export const sessionEndedMessage =
  "Your session ended. Sign in to continue. What you wrote is saved.";

/** Shown instead of a page that can't be loaded without a network. */
export const offlineText = {
  title: "You're offline",
  detail:
    "This page needs an internet connection. It will open when you're back online.",
};

/** One field that broke a rule; `path` is dotted, as `eventData.title`. */
export interface Issue {
  path: string;
  message: string;
}

interface AppErrorOptions {
  detail?: string;
  issues?: Issue[];
  /** Seconds; becomes Retry-After. */
  retryAfter?: number;
  /** Becomes Allow. */
  allow?: string[];
  /** What the request may have meant. */
  suggestions?: string[];
  cause?: unknown;
}

/** All expected errors. `problem.server.ts` turns them into problem+json, `page.server.ts` into error pages. */
export class AppError extends Error {
  readonly code: FailureCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly allow: string[] | undefined;
  readonly suggestions: string[] | undefined;

  constructor(code: FailureCode, options: AppErrorOptions = {}) {
    super(options.detail ?? failures[code].title, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.issues = options.issues;
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
    this.suggestions = options.suggestions;
  }

  get status(): number {
    return failures[this.code].status;
  }
}

/** An invalid value of one field. */
export function fieldError(
  path: string,
  message: string,
  code: FailureCode = "invalid",
): AppError {
  return new AppError(code, { detail: message, issues: [{ path, message }] });
}
