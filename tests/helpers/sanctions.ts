import { createHmac } from "node:crypto";
import { sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { ApiClient } from "./api-client";
import type { SignedIn } from "./seeds";
import { sessionSecret } from "./session-token";
import { getLocation, signInAtProvider } from "./sign-in";
import { sqlRows } from "./site";

/** Signs in over HTTP; `location` is the last redirect, with or without a session. */
export async function trySignIn(email: string) {
  const client = new ApiClient();
  const login = await client.get(urls.api.login);
  const claims = { email, firstName: "Ruth", lastName: "Reader" };
  const callback = await signInAtProvider(getLocation(login), claims);
  const callbackResponse = await client.get(callback);
  return { client, location: getLocation(callbackResponse) };
}

/** Signs up a user with a verified e-mail address. */
export async function newMember(email: string): Promise<SignedIn> {
  const { client } = await trySignIn(email);
  const me = await client.get(urls.api.currentUser);
  const { id, username } = await me.json<{ id: string; username: string }>();
  return { id, username, client };
}

let members = 0;
export const newEmail = () =>
  `Member.${(members += 1)}.${Date.now()}@Example.org`;

export const getSuspendedUntil = async ({ id }: SignedIn) =>
  (await sqlRows(sql`SELECT suspendedUntil FROM users WHERE id = ${id}`))[0]?.[
    "suspendedUntil"
  ];

export const countSanctions = async (ticketId: string) =>
  (
    await sqlRows(
      sql`SELECT keyHash FROM sanctions WHERE ticketId = ${ticketId}`,
    )
  ).length;

export const sanction = (
  { client }: SignedIn,
  userId: string,
  body: unknown,
): Promise<Response> =>
  client.post(urls.api.admin(`users/${userId}/sanction`), body);

export const listAccounts = (email: string) =>
  sqlRows(
    sql`SELECT id FROM users WHERE lower(email) = ${email.toLowerCase()}`,
  );

/** A browser whose sign-in was refused because of this ticket. */
export function refusedClient(ticketId: string): ApiClient {
  const value = `sanction:${Date.now() + 3_600_000}:${ticketId}`;
  const mac = createHmac("sha256", sessionSecret)
    .update(value)
    .digest("base64url");
  const client = new ApiClient();
  client.jar.set("sanction", `${value}.${mac}`);
  return client;
}
