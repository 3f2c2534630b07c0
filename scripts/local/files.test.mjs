import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findSystemBrowser, findSystemShell } from "./browser.mjs";
import { ensureDevVars } from "./dev-vars.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { takeLock } from "./lock.mjs";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "local-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** @param {string} name */
const at = (name) => path.join(folder, name);

describe("fingerprint", () => {
  it("changes with content and name, and with nothing else", async () => {
    await writeFile(at("a"), "one");
    const places = ["a", "missing"];
    const before = await fingerprint(folder, places);
    await utimes(at("a"), 1, 1);
    expect(await fingerprint(folder, places)).toBe(before);
    await writeFile(at("a"), "two");
    expect(await fingerprint(folder, places)).not.toBe(before);
    await writeFile(at("b"), "one");
    expect(await fingerprint(folder, ["b"])).not.toBe(before);
  });

  it("passes over what does not count", async () => {
    const before = await fingerprint(folder, ["."]);
    await writeFile(at("a.test.ts"), "one");
    const counts = (/** @type {string} */ name) => !name.includes(".test.");
    expect(await fingerprint(folder, ["."], counts)).toBe(before);
  });
});

describe("takeLock", () => {
  it("is held by one at a time", async () => {
    const release = await takeLock(at("lock"));
    expect(await takeLock(at("lock"))).toBeUndefined();
    await release?.();
    expect(await takeLock(at("lock"))).toBeDefined();
  });

  it("is taken from a holder that has died, or has not been heard of", async () => {
    // No process has this id: it is beyond what any system gives.
    await writeFile(at("lock"), "2147483646");
    const release = await takeLock(at("lock"));
    expect(release).toBeDefined();
    await release?.();
    await writeFile(at("lock"), String(process.pid));
    await utimes(at("lock"), 1, 1);
    expect(await takeLock(at("lock"))).toBeDefined();
  });

  it("can be waited for", async () => {
    const release = await takeLock(at("lock"));
    const waiting = takeLock(at("lock"), { wait: true });
    await release?.();
    expect(await waiting).toBeDefined();
  });
});

describe("ensureDevVars", () => {
  it("writes the file once, for its owner alone", async () => {
    const file = at(".dev.vars");
    const secrets = await ensureDevVars(file);
    const text = await readFile(file, "utf8");
    expect(text).toContain(secrets.SESSION_SECRET);
    expect(await ensureDevVars(file)).toEqual(secrets);
    expect(await readFile(file, "utf8")).toBe(text);
  });
});

describe("findSystemBrowser", () => {
  it("finds a program on the path, and passes over a mere file", async () => {
    await writeFile(at("chromium"), "", { mode: 0o644 });
    await writeFile(at("google-chrome"), "", { mode: 0o755 });
    expect(await findSystemBrowser(folder)).toBe(at("google-chrome"));
  });

  it("knows a browser without a window from one with it", async () => {
    await writeFile(at("google-chrome"), "", { mode: 0o755 });
    expect(await findSystemShell(folder)).toBeUndefined();
    await writeFile(at("chromium-headless-shell"), "", { mode: 0o755 });
    expect(await findSystemShell(folder)).toBe(at("chromium-headless-shell"));
  });
});
