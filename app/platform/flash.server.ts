import type { FormMessage } from "~/shared/form-message";
import type { AppContext } from "./context.server";
import { readCookie, writeCookie } from "./cookies.server";
import { sign, unsign } from "./sign.server";

type FlashContext = Pick<AppContext, "env" | "request">;

/** `farewell`: for the landing page after deleting an account. */
type Flash = "flash" | "farewell";
/** All cookies are signed with the same key; the prefix keeps one from being accepted as another. */
const valuePrefix = "flash:";
/** Seconds. The page that shows the message is requested immediately, even if the network is slow. */
const flashMaxAge = 60;

/** The Set-Cookie that saves a message for the next page. */
export async function setFlash(
  { env, request }: FlashContext,
  message: FormMessage,
  name: Flash = "flash",
): Promise<string> {
  const signed = await sign(
    valuePrefix + JSON.stringify(message),
    env.SESSION_SECRET,
  );
  return writeCookie(request, name, signed, flashMaxAge);
}

/** The saved message, and the Set-Cookie that deletes it so that it is shown once. */
export async function takeFlash(
  { env, request }: FlashContext,
  name: Flash = "flash",
): Promise<{ message: FormMessage; clearCookie: string } | null> {
  const cookie = readCookie(request, name);
  const value = cookie && (await unsign(cookie, env.SESSION_SECRET));
  if (!value?.startsWith(valuePrefix)) return null;
  return {
    message: JSON.parse(value.slice(valuePrefix.length)) as FormMessage,
    clearCookie: writeCookie(request, name, "", 0),
  };
}

/** If so, the landing page shows a personal message and must not be cached. */
export const hasFarewell = ({ request }: Pick<FlashContext, "request">) =>
  readCookie(request, "farewell") !== null;
