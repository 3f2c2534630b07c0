import { urls } from "~/shared/urls";
import { ApiClient } from "./api-client";
import { CookieJar } from "./cookie-jar";

export interface Claims {
  email: string;
  firstName: string;
  lastName: string;
}

/** Returns the target of a redirect. Throws if the response is no redirect. */
export function getLocation(response: Response): string {
  const location = response.headers.get("location");
  if (location === null) {
    throw new Error(`${response.status} isn't a redirect (${response.url})`);
  }
  return location;
}

/** Submits the provider's form and returns the URL of the callback. */
export async function signInAtProvider(
  authorization: string,
  userInput: Claims | "cancel",
): Promise<string> {
  const jar = new CookieJar();
  const visit = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, {
      redirect: "manual",
      ...init,
      headers: {
        ...(jar.header !== undefined && { cookie: jar.header }),
      },
    });
    jar.store(response);
    return new URL(getLocation(response), url).href;
  };
  const interaction = await visit(authorization);
  const form = new URLSearchParams(
    userInput === "cancel" ? { cancel: "yes" } : { ...userInput },
  );
  const resume = await visit(interaction, { method: "POST", body: form });
  return visit(resume);
}

/** Signs in over HTTP: login, the provider's form, callback. */
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
  const callbackResponse = await client.get(callback);
  if (getLocation(callbackResponse) !== urls.root) {
    throw new Error(
      `Signing in redirected to ${getLocation(callbackResponse)}`,
    );
  }
  return client;
}
