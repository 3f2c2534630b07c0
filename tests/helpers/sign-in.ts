import { urls } from "~/shared/urls";
import { ApiClient } from "./api-client";
import { CookieJar } from "./cookie-jar";

export interface Claims {
  email: string;
  firstName: string;
  lastName: string;
}

/** Where a redirect leads; fails the test where there is none. */
export function getLocation(response: Response): string {
  const location = response.headers.get("location");
  if (location === null) {
    throw new Error(`${response.status} is no redirect (${response.url})`);
  }
  return location;
}

/** The person's way at the provider, from its address to the callback's address, by its own form. */
export async function signInAtProvider(
  authorization: string,
  answer: Claims | "cancel",
): Promise<string> {
  const jar = new CookieJar();
  const visit = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(address, {
      redirect: "manual",
      ...init,
      headers: {
        ...(jar.header !== undefined && { cookie: jar.header }),
      },
    });
    jar.store(response);
    return new URL(getLocation(response), address).href;
  };
  const interaction = await visit(authorization);
  const form = new URLSearchParams(
    answer === "cancel" ? { cancel: "yes" } : { ...answer },
  );
  const resume = await visit(interaction, { method: "POST", body: form });
  return visit(resume);
}

/** A browser that has signed in, the whole way over the wire: login, the provider's form, callback. */
export async function signIn(
  email: string,
  firstName = "Ruth",
  lastName = "Reader",
  client = new ApiClient(),
): Promise<ApiClient> {
  const login = await client.get(urls.api.login);
  const callback = await signInAtProvider(getLocation(login), {
    email,
    firstName,
    lastName,
  });
  const done = await client.get(callback);
  if (getLocation(done) !== urls.root) {
    throw new Error(`Signing in ended at ${getLocation(done)}`);
  }
  return client;
}
