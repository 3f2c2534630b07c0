import type { FormMessage } from "~/shared/form-message";
import type { AppContext } from "./context.server";
import {
  readCookie,
  readSignedCookie,
  writeCookie,
  writeSignedCookie,
} from "./cookies.server";

type FlashContext = Pick<AppContext, "env" | "request">;

const flashCookie = "flash";
/** Seconds. The page that shows the message is requested immediately, even if the network is slow. */
const flashMaxAge = 60;

/** The Set-Cookie that saves a message for the next page. */
export function setFlash(
  context: FlashContext,
  message: FormMessage,
): Promise<string> {
  return writeSignedCookie(
    context,
    flashCookie,
    JSON.stringify(message),
    flashMaxAge,
  );
}

/** The saved message, and the Set-Cookie that deletes it so that it is shown once. */
export async function takeFlash(
  context: FlashContext,
): Promise<{ message: FormMessage; clearCookie: string } | null> {
  const json = await readSignedCookie(context, flashCookie);
  if (json === null) return null;
  return {
    message: JSON.parse(json) as FormMessage,
    clearCookie: writeCookie(context.request, flashCookie, "", 0),
  };
}

/** If so, the page shows a personal message and must not be cached. */
export const hasFlash = ({ request }: Pick<FlashContext, "request">) =>
  readCookie(request, flashCookie) !== null;
