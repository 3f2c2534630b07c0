import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** Answers a navigation may give by design: guarded pages say 401, the fallback page 404. */
const spokenStatuses = [401, 404];

/**
 * Collects what no page may do: errors in the console (a violation of the Content-Security-Policy is
 * one), uncaught errors, requests to anybody but this machine.
 */
export function watchForPageErrors(context: BrowserContext): {
  /** Console errors that match are expected by this test. */
  allow: (pattern: RegExp) => void;
  list: () => string[];
} {
  const messages: ConsoleMessage[] = [];
  const others: string[] = [];
  const allowed: RegExp[] = [];
  const navigations = new Set<string>();

  context.on("console", (message) => {
    if (message.type() === "error") messages.push(message);
  });
  context.on("weberror", (error) => {
    const { name, message, stack } = error.error();
    others.push(`uncaught ${name}: ${message}\n${stack ?? ""}`);
  });
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== "localhost") {
      others.push(`third-party request: ${request.url()}`);
    }
  });
  context.on("response", (response) => {
    if (
      response.request().isNavigationRequest() &&
      spokenStatuses.includes(response.status())
    ) {
      navigations.add(response.url());
    }
  });

  const isFine = (message: ConsoleMessage) =>
    allowed.some((pattern) => pattern.test(message.text())) ||
    (message.text().startsWith("Failed to load resource") &&
      navigations.has(message.location().url));

  return {
    allow: (pattern) => {
      allowed.push(pattern);
    },
    list: () => [
      ...messages
        .filter((message) => !isFine(message))
        .map(
          (message) =>
            `console error: ${message.text()} (${message.location().url})`,
        ),
      ...others,
    ],
  };
}
