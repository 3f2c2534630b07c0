import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const mostRemembered = 50;

/**
 * @typedef {{ email: string, firstName: string, lastName: string }} Person
 * @typedef {{ given: Person, problems: Partial<Record<keyof Person, string>> }} Submission
 */

/**
 * The subject never changes for an e-mail address, whatever name comes with it.
 *
 * @param {string} email
 */
export function subjectOf(email) {
  return createHash("sha256")
    .update(email.trim().toLowerCase())
    .digest("base64url")
    .slice(0, 22);
}

/**
 * @param {URLSearchParams} form
 * @returns {Submission}
 */
export function readPerson(form) {
  /** @param {string} name */
  const field = (name) => (form.get(name) ?? "").trim().replace(/\s+/g, " ");
  const given = {
    email: field("email").toLowerCase(),
    firstName: field("firstName"),
    lastName: field("lastName"),
  };
  /** @type {Submission["problems"]} */
  const problems = {};
  if (!/^[^\s@<>"]{1,64}@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(given.email)) {
    problems.email = "Enter an e-mail address, for example anna@example.org.";
  }
  if (!given.firstName) problems.firstName = "Enter a first name.";
  for (const name of /** @type {const} */ (["firstName", "lastName"])) {
    if (given[name].length > 50) problems[name] = "Use 50 characters at most.";
  }
  return { given, problems };
}

/**
 * OpenID Connect Core 1.0, section 5.1: standard claims.
 *
 * @param {Person} person
 */
export function claimsOf({ email, firstName, lastName }) {
  return {
    sub: subjectOf(email),
    email,
    email_verified: true,
    given_name: firstName,
    ...(lastName && { family_name: lastName }),
    name: [firstName, lastName].filter(Boolean).join(" "),
  };
}

/**
 * The people who have signed in here, latest first, kept in a file so that they are offered again.
 *
 * @param {string | false} file
 */
export async function openAccounts(file) {
  /** @type {Map<string, Person>} */
  const people = new Map();
  if (file) {
    const text = await readFile(file, "utf8").catch(() => "[]");
    for (const person of /** @type {Person[]} */ (JSON.parse(text))) {
      people.set(subjectOf(person.email), person);
    }
  }
  return {
    /** @param {string} subject */
    find: (subject) => people.get(subject),
    latest: () => [...people.values()].reverse(),
    /** @param {Person} person */
    async remember(person) {
      const subject = subjectOf(person.email);
      people.delete(subject);
      people.set(subject, person);
      if (file) {
        await mkdir(path.dirname(file), { recursive: true });
        const latest = [...people.values()].slice(-mostRemembered);
        await writeFile(file, JSON.stringify(latest, null, 1));
      }
      return subject;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openAccounts>>} Accounts */
