import { isPublicAddress } from "~/shared/public-address";

/** Of an address that is in order, at which there is no picture. */
export const pictureMissing =
  "This picture cannot be shown here now. Please check its address.";

/** Why a picture cannot come from a typed address, in a sentence; null where it can, or none is typed. */
export function addressProblem(typed: string): string | null {
  const address = typed.trim();
  if (address === "" || isPublicAddress(address)) return null;
  if (!/^https:\/\/[^\s/\\]/i.test(address))
    return "The address of a picture must begin with https://.";
  if (!URL.canParse(address))
    return "This is no complete address. Please check it.";
  const { username, password, port } = new URL(address);
  if (username !== "" || password !== "")
    return "The address must not hold a name or a password.";
  if (port !== "") return "The address must not name a port.";
  return "That address cannot be reached from here. Please give one that is public on the web.";
}
