import type { FormMessage } from "~/shared/form-message";
import type { AppContext } from "./context.server";
import { readCookie, writeCookie } from "./cookies.server";
import { sign, unsign } from "./sign.server";

type Asked = Pick<AppContext, "env" | "request">;

const flashCookie = "flash";
/** Other cookies are signed with the same key; none of their values begins so. */
const mark = "flash:";
/** The page that shows it comes at once, over a slow network too. */
const flashSeconds = 60;

/** The Set-Cookie that keeps a message for the next page. */
export async function keepFlash(
  { env, request }: Asked,
  message: FormMessage,
): Promise<string> {
  const signed = await sign(mark + JSON.stringify(message), env.SESSION_SECRET);
  return writeCookie(request, flashCookie, signed, flashSeconds);
}

/** The message kept for this page, and the Set-Cookie by which it is said once. */
export async function takeFlash({ env, request }: Asked): Promise<{
  message: FormMessage;
  taken: string;
} | null> {
  const cookie = readCookie(request, flashCookie);
  const kept = cookie && (await unsign(cookie, env.SESSION_SECRET));
  if (!kept?.startsWith(mark)) return null;
  return {
    message: JSON.parse(kept.slice(mark.length)) as FormMessage,
    taken: writeCookie(request, flashCookie, "", 0),
  };
}
