import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";
import { expectProblem } from "../helpers/problem";
import { newPerson, type SignedIn } from "../helpers/seeds";
import { startStubProvider } from "../helpers/stub-provider";

const key = `${"0".repeat(40)}.png`;
let person: SignedIn;
beforeAll(async () => {
  person = await newPerson();
});

/** Directives by name. */
function parsePolicy(response: Response): Map<string, string[]> {
  const header = response.headers.get("content-security-policy") ?? "";
  return new Map(
    header.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

const requests: [kind: string, path: string, signedIn?: boolean][] = [
  ["the landing page", urls.root],
  ["the guidelines", urls.guidelines],
  ["the sign-in page", urls.auth()],
  ["a guarded page", urls.home],
  ["a missing page", "/nowhere"],
  ["a page of the app", urls.games, true],
  ["a page's data", `${urls.games}.data`, true],
  ["a missing page, signed in", "/nowhere", true],
  ["an API response", urls.api.currentUser, true],
  ["a list", urls.api.posts(), true],
  ["a 401", urls.api.currentUser],
  ["a 404", urls.api.post("nobody")],
  ["a 405", urls.api.clearSession],
  ["a 422", `${urls.api.posts()}?limit=0`, true],
  ["a 400", "/api/%ff"],
  ["a redirect to the provider", urls.api.login],
  ["a redirect to a page of our own", urls.api.logout],
  ["a missing picture", urls.image(key)],
  ["a missing post", "/post/nobody"],
  ["a missing link preview", "/post/nobody/preview.png"],
  ["a missing thumbnail", "/post/nobody/thumbnail.jpg"],
  ["an oEmbed request", "/oembed?url=x"],
  ["the manifest", urls.manifest],
  ["the OpenAPI document", "/api/openapi.json"],
  ["the health check", "/healthz"],
  ["security.txt", urls.securityTxt],
];

describe.each(requests)("%s", (_, path, signedIn = false) => {
  let response: Response;
  beforeAll(async () => {
    const client = signedIn ? person.client : new ApiClient();
    response = await client.get(path);
  });

  it("has the common security headers", () => {
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
      "permissions-policy": expect.stringContaining("geolocation=()") as string,
    });
    expect(response.headers.has("strict-transport-security")).toBe(false);
    expect(response.headers.has("server")).toBe(false);
    expect(response.headers.has("x-powered-by")).toBe(false);
    expect(response.headers.has("access-control-allow-origin")).toBe(false);
  });

  it("has a strict content security policy", () => {
    const policy = parsePolicy(response);
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    const html = response.headers.get("content-type")?.startsWith("text/html");
    expect(policy.has("script-src")).toBe(html === true);
    for (const name of ["script-src", "style-src", "connect-src"]) {
      const sources = policy.get(name) ?? [];
      expect(sources).not.toContain("'unsafe-inline'");
      expect(sources).not.toContain("'unsafe-eval'");
      expect(
        sources.filter((source) => /^(https?:|\*|data:)/.test(source)),
      ).toEqual([]);
    }
    const externalSources = [...policy.values()]
      .flat()
      .filter((source) => source.startsWith("http"));
    expect(new Set(externalSources)).toEqual(
      new Set(
        html
          ? ["https://www.youtube-nocookie.com", "https://player.vimeo.com"]
          : [],
      ),
    );
  });
});

describe("a personal response", () => {
  it.each([
    ["the data of a page of the app", `${urls.games}.data`, true],
    ["the data of a public page", `${urls.landing}.data`, false],
    ["the redirect to the provider", urls.api.login, false],
    ["the callback from the provider", urls.api.authCallback, false],
    ["the sign-out", urls.api.logout, false],
    ["the redirect from the sign-in page", urls.auth(), true],
  ])("isn't cached: %s", async (_, path, signedIn) => {
    const client = signedIn ? person.client : new ApiClient();
    const response = await client.get(path);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("is cached by the browser for 10 seconds after a prefetch", async () => {
    const response = await person.client.get(`${urls.games}.data`, {
      "sec-purpose": "prefetch",
    });
    expect(response.headers.get("cache-control")).toBe("private, max-age=10");
  });
});

describe("scripts of a page", () => {
  const listScripts = (html: string) =>
    [...html.matchAll(/<script([^>]*)>([^<]*)/g)].map(
      ([, attributes = "", code = ""]) => ({ attributes, code }),
    );
  const getNonce = (response: Response) =>
    (parsePolicy(response).get("script-src") ?? [])
      .map((source) => /^'nonce-(.+)'$/.exec(source)?.[1])
      .find((nonce) => nonce !== undefined);

  it("have a new nonce in every response of the app", async () => {
    const responses = [
      await person.client.get(urls.games),
      await person.client.get(urls.games),
    ];
    const nonces = responses.map(getNonce);
    expect(new Set(nonces).size).toBe(2);
    for (const [i, response] of responses.entries()) {
      const scripts = listScripts(await response.text());
      expect(scripts.length).toBeGreaterThan(1);
      for (const { attributes } of scripts) {
        expect(attributes).toContain(`nonce="${nonces[i] ?? "none"}"`);
      }
    }
  });

  it("load after the text in the app", async () => {
    const html = await (await person.client.get(urls.games)).text();
    expect(html).toMatch(/id="module-preloads">\["\/assets\/[^<]+"\]</);
    expect(html).toContain('type="text/module">');
    expect(html).not.toMatch(/ rel="modulepreload"|type="module"/);
  });

  it.each([urls.root, urls.landing, urls.auth(), urls.home, urls.signOut])(
    "are files, never inline, in the document %s",
    async (path) => {
      const response = await new ApiClient().get(path);
      expect(getNonce(response)).toBeUndefined();
      const html = await response.text();
      for (const { attributes, code } of listScripts(html)) {
        expect(attributes).toMatch(/src="\/assets\//);
        expect(code).toBe("");
      }
      expect(html).not.toMatch(/<style|\son\w+="|javascript:/);
    },
  );
});

describe("static files", () => {
  it("have the security headers too", async () => {
    const page = await (await new ApiClient().get(urls.root)).text();
    const [, asset = ""] = /src="(\/assets\/[^"]+)"/.exec(page) ?? [];
    for (const path of [asset, "/icons/icon.svg", "/robots.txt"]) {
      const response = await new ApiClient().get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(parsePolicy(response).get("default-src")).toEqual(["'none'"]);
    }
    const script = await new ApiClient().get(asset);
    expect(script.headers.get("cache-control")).toContain("immutable");
  });

  it.each(["/assets/gone.js", "/assets/", "/scripture/x/KJV/genesis/1.json"])(
    "return 404 if %s is missing",
    async (path) => {
      const response = await new ApiClient().get(path);
      await expectProblem(response, 404);
    },
  );
});

describe("on https", () => {
  const origin = "https://site.example";
  let site: LocalSite;
  let provider: Awaited<ReturnType<typeof startStubProvider>>;
  beforeAll(async () => {
    provider = await startStubProvider();
    provider.respondWithUser({
      sub: "1",
      email: "a@example.org",
      email_verified: true,
    });
    site = await startSite({
      vars: { SITE_URL: origin, OIDC_ISSUER: provider.url },
    });
  });
  afterAll(async () => {
    provider.close();
    await site.stop();
  });

  const get = (path: string, cookie = "") =>
    site.mf.dispatchFetch(`${origin}${path}`, {
      redirect: "manual",
      headers: { cookie },
    });

  it("every response sets Strict-Transport-Security", async () => {
    for (const path of [urls.root, urls.api.currentUser, urls.api.login]) {
      const response = await get(path);
      expect(response.headers.get("strict-transport-security")).toBe(
        "max-age=63072000; includeSubDomains; preload",
      );
    }
  });

  it("all sign-in cookies are Secure and bound to the host", async () => {
    const login = await get(urls.api.login);
    const flow = login.headers.getSetCookie();
    const state = new URL(login.headers.get("location") ?? "").searchParams.get(
      "state",
    );
    const pairs = flow.map((line) => line.split(";")[0]).join("; ");
    const done = await get(
      `${urls.api.authCallback}?code=any&state=${state ?? ""}`,
      pairs,
    );
    expect(done.headers.get("location")).toBe(urls.root);
    const all = [...flow, ...done.headers.getSetCookie()];
    for (const line of all) {
      expect(line).toMatch(/^__Host-/);
      expect(line).toMatch(/; Secure/);
      expect(line).toMatch(/; HttpOnly/);
      expect(line).not.toMatch(/; Domain/i);
    }
    const session = all.find((line) => line.includes("session="));
    expect(session).toMatch(/^__Host-session=[\w-]{43}\.[\w-]{43}; /);
    expect(session).toMatch(/; Path=\/(;|$)/);

    const [pair = ""] = (session ?? "").split(";");
    expect((await get(urls.api.currentUser, pair)).status).toBe(200);
    const bare = pair.replace("__Host-", "");
    expect((await get(urls.api.currentUser, bare)).status).toBe(401);
  });

  it("the provider redirects back to the site's own URL", async () => {
    const login = await get(urls.api.login);
    const location = new URL(login.headers.get("location") ?? "");
    expect(location.searchParams.get("redirect_uri")).toBe(
      `${origin}${urls.api.authCallback}`,
    );
  });
});
