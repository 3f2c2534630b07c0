import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const maxAccounts = 50;

/**
 * @typedef {{ email: string, firstName: string, lastName: string }} Person
 * @typedef {{ values: Person, problems: Partial<Record<keyof Person, string>> }} Submission
 */

/**
 * The subject depends only on the email address, not on the name.
 *
 * @param {string} email
 */
export function toSubject(email) {
  return createHash("sha256")
    .update(email.trim().toLowerCase())
    .digest("base64url")
    .slice(0, 22);
}

/**
 * @param {URLSearchParams} form
 * @returns {Submission}
 */
export function parsePerson(form) {
  /** @param {string} name */
  const field = (name) => (form.get(name) ?? "").trim().replace(/\s+/g, " ");
  const values = {
    email: field("email").toLowerCase(),
    firstName: field("firstName"),
    lastName: field("lastName"),
  };
  /** @type {Submission["problems"]} */
  const problems = {};
  if (!/^[^\s@<>"]{1,64}@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(values.email)) {
    problems.email = "Enter an email address, such as anna@example.org.";
  }
  if (!values.firstName) problems.firstName = "Enter a first name.";
  for (const name of /** @type {const} */ (["firstName", "lastName"])) {
    if (values[name].length > 50) problems[name] = "Use at most 50 characters.";
  }
  return { values, problems };
}

/**
 * OpenID Connect Core 1.0, section 5.1: standard claims.
 *
 * @param {Person} person
 */
export function toClaims({ email, firstName, lastName }) {
  return {
    sub: toSubject(email),
    email,
    email_verified: true,
    given_name: firstName,
    ...(lastName && { family_name: lastName }),
    name: [firstName, lastName].filter(Boolean).join(" "),
  };
}

/**
 * The accounts that have signed in here, the latest first. They're saved in a file, so that the sign-in page can suggest
 * them.
 *
 * @param {string | false} file
 */
export async function loadAccounts(file) {
  /** @type {Map<string, Person>} */
  const people = new Map();
  if (file) {
    const text = await readFile(file, "utf8").catch(() => "[]");
    for (const person of /** @type {Person[]} */ (JSON.parse(text))) {
      people.set(toSubject(person.email), person);
    }
  }
  return {
    /** @param {string} subject */
    find: (subject) => people.get(subject),
    latest: () => [...people.values()].reverse(),
    /** @param {Person} person */
    async save(person) {
      const subject = toSubject(person.email);
      people.delete(subject);
      people.set(subject, person);
      if (file) {
        await mkdir(path.dirname(file), { recursive: true });
        const latest = [...people.values()].slice(-maxAccounts);
        await writeFile(file, JSON.stringify(latest, null, 1));
      }
      return subject;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof loadAccounts>>} Accounts */
