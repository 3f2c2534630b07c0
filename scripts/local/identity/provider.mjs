// The local OpenID provider, a stand-in for a real one in development and tests. It isn't part of the deployed worker.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import Provider from "oidc-provider";
import { usableLoopbacks } from "../ports.mjs";
import { loadAccounts, parsePerson } from "./accounts.mjs";
import { createConfiguration, sessionCookie } from "./configuration.mjs";
import { answerOEmbed } from "./oembed.mjs";
import { expiredPage, signInPage } from "./page.mjs";

const style = readFileSync(new URL("./style.css", import.meta.url), "utf8");
const maxFormLength = 4096;

/**
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.issuer
 * @param {string} options.productName
 * @param {string} options.siteUrl origin of the app
 * @param {import("./configuration.mjs").Client} options.client
 * @param {string | false} [options.accountsFile] saves the accounts that have signed in
 * @returns {Promise<() => Promise<void>>} stops it
 */
export async function startIdentityProvider(options) {
  const { port, issuer, productName, siteUrl, client } = options;
  const accounts = await loadAccounts(options.accountsFile ?? false);
  const provider = new Provider(
    issuer,
    await createConfiguration(client, accounts),
  );
  const handle = provider.callback();
  const origins = client.redirectUris.map((uri) => new URL(uri).origin);

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  async function interaction(request, response) {
    try {
      await provider.interactionDetails(request, response);
    } catch {
      send(response, 400, expiredPage(productName, siteUrl), origins);
      return;
    }
    const form = request.method === "POST" ? await readForm(request) : null;
    if (form?.has("cancel")) {
      const denied = {
        error: "access_denied",
        error_description: "The sign-in was cancelled.",
      };
      await provider.interactionFinished(request, response, denied);
      return;
    }
    const submission = form ? parsePerson(form) : undefined;
    if (submission && Object.keys(submission.problems).length === 0) {
      const accountId = await accounts.save(submission.values);
      await provider.interactionFinished(request, response, {
        login: { accountId, remember: false },
      });
      return;
    }
    const people = accounts.latest();
    const page = signInPage({ productName, people, submission });
    send(response, submission ? 422 : 200, page, origins);
  }

  /** @type {import("node:http").RequestListener} */
  const listener = (request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    const { pathname } = url;
    const video = answerOEmbed(url);
    if (video !== null) {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(video);
    } else if (pathname === "/style.css") {
      response.writeHead(200, { "content-type": "text/css; charset=utf-8" });
      response.end(style);
    } else if (/^\/interaction\/[\w-]+$/.test(pathname)) {
      interaction(request, response).catch((/** @type {unknown} */ error) => {
        console.error(error);
        response.destroy();
      });
    } else {
      if (pathname === "/auth") dropSessionCookie(request);
      void handle(request, response);
    }
  };

  const servers = await Promise.all(
    (await usableLoopbacks()).map((host) => listen(listener, host, port)),
  );
  return async () => {
    await Promise.all(servers.map(close));
  };
}

/**
 * Removes the provider's session, so that each sign-in shows the form and can use another account.
 *
 * @param {import("node:http").IncomingMessage} request
 */
function dropSessionCookie(request) {
  request.headers.cookie = (request.headers.cookie ?? "")
    .split("; ")
    .filter((pair) => !pair.startsWith(sessionCookie))
    .join("; ");
}

/** @param {import("node:http").IncomingMessage} request */
async function readForm(request) {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > maxFormLength) break;
  }
  return new URLSearchParams(text.slice(0, maxFormLength));
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} html
 * @param {string[]} origins allowed in form-action, because Chromium also applies it to the redirects that follow
 */
function send(response, status, html, origins) {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${origins.join(" ")}; base-uri 'none'; frame-ancestors 'none'`,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  response.end(html);
}

/**
 * @param {import("node:http").RequestListener} listener
 * @param {string} host
 * @param {number} port
 * @returns {Promise<import("node:http").Server>}
 */
function listen(listener, host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    // workerd keeps connections open for 5 s, the same as Node's default. The longer timeout avoids the race in which Node
    // closes a connection while workerd reuses it.
    server.keepAliveTimeout = 60_000;
    server.once("error", reject);
    server.listen(port, host, () => {
      resolve(server);
    });
  });
}

/** @param {import("node:http").Server} server */
function close(server) {
  return new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
