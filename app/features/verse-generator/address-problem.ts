import { isPublicAddress } from "~/shared/public-address";

export const imageMissingMessage =
  "We can't show this picture right now. Please check its address.";

/** Error message for an image URL that was typed; null if it's valid or empty. */
export function addressProblem(typed: string): string | null {
  const address = typed.trim();
  if (address === "" || isPublicAddress(address)) return null;
  if (!/^https:\/\/[^\s/\\]/i.test(address))
    return "The address of a picture must start with https://.";
  if (!URL.canParse(address))
    return "This address isn't complete. Please check it.";
  const { username, password, port } = new URL(address);
  if (username !== "" || password !== "")
    return "The address can't contain a user name or password.";
  if (port !== "") return "The address can't contain a port.";
  return "We can't reach that address. Please use one that's public on the web.";
}
