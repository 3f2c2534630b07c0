import { describe, expect, it } from "vitest";
import { claimsOf, openAccounts, readPerson, subjectOf } from "./accounts.mjs";
import { signInPage } from "./page.mjs";

const anna = {
  email: "anna@example.org",
  firstName: "Anna",
  lastName: "Novák",
};

/** @param {Record<string, string>} fields */
const read = (fields) => readPerson(new URLSearchParams(fields));

describe("readPerson", () => {
  it("trims names and lowers the address", () => {
    const { given, problems } = read({
      email: " Anna@Example.org ",
      firstName: " Anna ",
      lastName: "Novák",
    });
    expect(given).toEqual(anna);
    expect(problems).toEqual({});
  });

  it.each(["", "anna", "anna@", "@example.org", "a b@example.org", "a@b"])(
    "takes %j for no address",
    (email) => {
      expect(read({ email, firstName: "A" }).problems.email).toBeDefined();
    },
  );

  it("wants a first name, not too long", () => {
    expect(read({ email: "a@b.org" }).problems.firstName).toBeDefined();
    const long = { email: "a@b.org", firstName: "A".repeat(51) };
    expect(read(long).problems.firstName).toBeDefined();
  });
});

describe("claimsOf", () => {
  it("says who a person is, with a subject of the address alone", () => {
    expect(claimsOf(anna)).toEqual({
      sub: subjectOf("ANNA@example.org"),
      email: "anna@example.org",
      email_verified: true,
      given_name: "Anna",
      family_name: "Novák",
      name: "Anna Novák",
    });
  });

  it("leaves out a last name that nobody gave", () => {
    const claims = claimsOf({ ...anna, lastName: "" });
    expect(claims).not.toHaveProperty("family_name");
    expect(claims.name).toBe("Anna");
  });
});

describe("openAccounts", () => {
  it("offers the latest first, and each person once", async () => {
    const accounts = await openAccounts(false);
    const ben = { email: "ben@example.org", firstName: "Ben", lastName: "" };
    await accounts.remember(anna);
    await accounts.remember(ben);
    const subject = await accounts.remember({ ...anna, lastName: "Nováková" });
    expect(accounts.latest().map(({ email }) => email)).toEqual([
      "anna@example.org",
      "ben@example.org",
    ]);
    expect(accounts.find(subject)?.lastName).toBe("Nováková");
  });
});

describe("signInPage", () => {
  it("shows what was typed and what is wrong with it, never as markup", () => {
    const submission = read({ email: '"><script>', firstName: "<b>" });
    const html = signInPage({ productName: "Test", people: [], submission });
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<b>");
    expect(html).toContain('aria-describedby="email-note"');
  });
});
