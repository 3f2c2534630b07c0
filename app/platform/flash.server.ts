import type { FormMessage } from "~/shared/form-message";
import type { AppContext } from "./context.server";
import { readCookie, writeCookie } from "./cookies.server";
import { sign, unsign } from "./sign.server";

type Asked = Pick<AppContext, "env" | "request">;

/** `farewell`: for the page that somebody reaches whose account has just been deleted. */
type Flash = "flash" | "farewell";
/** Other cookies are signed with the same key; none of their values begins so. */
const mark = "flash:";
/** The page that shows it comes at once, over a slow network too. */
const flashSeconds = 60;

/** The Set-Cookie that keeps a message for the next page. */
export async function keepFlash(
  { env, request }: Asked,
  message: FormMessage,
  name: Flash = "flash",
): Promise<string> {
  const signed = await sign(mark + JSON.stringify(message), env.SESSION_SECRET);
  return writeCookie(request, name, signed, flashSeconds);
}

/** The message kept for this page, and the Set-Cookie by which it is said once. */
export async function takeFlash(
  { env, request }: Asked,
  name: Flash = "flash",
): Promise<{ message: FormMessage; taken: string } | null> {
  const cookie = readCookie(request, name);
  const kept = cookie && (await unsign(cookie, env.SESSION_SECRET));
  if (!kept?.startsWith(mark)) return null;
  return {
    message: JSON.parse(kept.slice(mark.length)) as FormMessage,
    taken: writeCookie(request, name, "", 0),
  };
}

/** Whether the page asked for is this visitor's alone: it says what nobody else is told. */
export const waitsForFarewell = ({ request }: Pick<Asked, "request">) =>
  readCookie(request, "farewell") !== null;
