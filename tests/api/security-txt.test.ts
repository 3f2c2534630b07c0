import { expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { readVar } from "../../scripts/local/vars.mjs";
import { ApiClient } from "../helpers/api-client";
import { loadPage } from "../helpers/load-page";
import { siteUrl } from "../helpers/site";

const load = () => new ApiClient().get("/.well-known/security.txt");

it("security.txt has the fields of RFC 9116, once each", async () => {
  const response = await load();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(
    "text/plain; charset=utf-8",
  );
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
  const lines = (await response.text()).trimEnd().split("\n");
  const fields = lines.map((line) => line.split(/: (.*)/).slice(0, 2));
  expect(fields).toEqual([
    ["Contact", `mailto:${readVar("CONTACT_EMAIL")}`],
    ["Expires", expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string],
    ["Policy", `${siteUrl}/terms#security`],
    ["Preferred-Languages", "en"],
    ["Canonical", `${siteUrl}/.well-known/security.txt`],
  ]);
});

it("security.txt expires in the future, but within a year", async () => {
  const [, expires = ""] = /^Expires: (.*)$/m.exec(
    await (await load()).text(),
  ) ?? [""];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  // A cached copy may be a day old.
  expect(days).toBeGreaterThan(2);
  expect(days).toBeLessThan(365);
});

it("the policy is a section of the terms and names the contact address", async () => {
  const { document } = await loadPage(urls.terms);
  const heading = document.getElementById("security");
  expect(heading?.textContent).toBe("Reporting a security problem");
  expect(heading?.nextElementSibling?.textContent).toContain(
    readVar("CONTACT_EMAIL"),
  );
});
