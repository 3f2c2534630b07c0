import { describe, expect, it } from "vitest";
import { toClaims, loadAccounts, parsePerson, toSubject } from "./accounts.mjs";
import { signInPage } from "./page.mjs";

const anna = {
  email: "anna@example.org",
  firstName: "Anna",
  lastName: "Novák",
};

/** @param {Record<string, string>} fields */
const read = (fields) => parsePerson(new URLSearchParams(fields));

describe("parsePerson", () => {
  it("trims names and converts the address to lower case", () => {
    const { values, problems } = read({
      email: " Anna@Example.org ",
      firstName: " Anna ",
      lastName: "Novák",
    });
    expect(values).toEqual(anna);
    expect(problems).toEqual({});
  });

  it.each(["", "anna", "anna@", "@example.org", "a b@example.org", "a@b"])(
    "rejects %j as an email address",
    (email) => {
      expect(read({ email, firstName: "A" }).problems.email).toBeDefined();
    },
  );

  it("requires a first name with at most 50 characters", () => {
    expect(read({ email: "a@b.org" }).problems.firstName).toBeDefined();
    const long = { email: "a@b.org", firstName: "A".repeat(51) };
    expect(read(long).problems.firstName).toBeDefined();
  });
});

describe("toClaims", () => {
  it("contains email and name, with a subject derived only from the address", () => {
    expect(toClaims(anna)).toEqual({
      sub: toSubject("ANNA@example.org"),
      email: "anna@example.org",
      email_verified: true,
      given_name: "Anna",
      family_name: "Novák",
      name: "Anna Novák",
    });
  });

  it("leaves out an empty last name", () => {
    const claims = toClaims({ ...anna, lastName: "" });
    expect(claims).not.toHaveProperty("family_name");
    expect(claims.name).toBe("Anna");
  });
});

describe("loadAccounts", () => {
  it("lists the latest first and each email address once", async () => {
    const accounts = await loadAccounts(false);
    const ben = { email: "ben@example.org", firstName: "Ben", lastName: "" };
    await accounts.save(anna);
    await accounts.save(ben);
    const subject = await accounts.save({ ...anna, lastName: "Nováková" });
    expect(accounts.latest().map(({ email }) => email)).toEqual([
      "anna@example.org",
      "ben@example.org",
    ]);
    expect(accounts.find(subject)?.lastName).toBe("Nováková");
  });
});

describe("signInPage", () => {
  it("shows the submitted values and errors, with HTML escaped", () => {
    const submission = read({ email: '"><script>', firstName: "<b>" });
    const html = signInPage({ productName: "Test", people: [], submission });
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<b>");
    expect(html).toContain('aria-describedby="email-note"');
  });
});
