import { spawn } from "node:child_process";
import {
  mkdir,
  mkdtemp,
  readFile,
  rm,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findSystemBrowser, findHeadlessBrowser } from "./browser.mjs";
import { ensureDevVars } from "./dev-vars.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { linkFolder } from "./link-folder.mjs";
import { takeLock } from "./lock.mjs";
import { inRoot } from "./paths.mjs";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "local-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** @param {string} name */
const at = (name) => path.join(folder, name);

describe("fingerprint", () => {
  it("changes only with the names and contents of files", async () => {
    await writeFile(at("a"), "one");
    const paths = ["a", "missing"];
    const before = await fingerprint(folder, paths);
    await utimes(at("a"), 1, 1);
    expect(await fingerprint(folder, paths)).toBe(before);
    await writeFile(at("a"), "two");
    expect(await fingerprint(folder, paths)).not.toBe(before);
    await writeFile(at("b"), "one");
    expect(await fingerprint(folder, ["b"])).not.toBe(before);
  });

  it("ignores files that the filter excludes", async () => {
    const before = await fingerprint(folder, ["."]);
    await writeFile(at("a.test.ts"), "one");
    const isIncluded = (/** @type {string} */ name) => !name.includes(".test.");
    expect(await fingerprint(folder, ["."], isIncluded)).toBe(before);
  });
});

describe("takeLock", () => {
  it("can be held only once at a time", async () => {
    const release = await takeLock(at("lock"));
    expect(await takeLock(at("lock"))).toBeUndefined();
    await release?.();
    expect(await takeLock(at("lock"))).toBeDefined();
  });

  it("is released when its holder is killed", async () => {
    const holderScript = `import { takeLock } from ${JSON.stringify(inRoot("scripts/local/lock.mjs"))};
      await takeLock(${JSON.stringify(at("lock"))});
      console.log("held");
      setInterval(() => undefined, 1000);`;
    // The shell doesn't reap its child, so the killed holder stays a zombie whose process id is still in use.
    const shell = spawn(
      "/bin/sh",
      [
        "-c",
        '"$1" --input-type=module --eval "$0" & echo $!; exec sleep 60',
        holderScript,
        process.execPath,
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    let output = "";
    for await (const chunk of shell.stdout) {
      output += String(chunk);
      if (output.includes("held")) break;
    }
    expect(await takeLock(at("lock"))).toBeUndefined();
    process.kill(Number(/\d+/.exec(output)?.[0]), "SIGKILL");
    expect(await takeLock(at("lock"), { waitMs: 5000 })).toBeDefined();
    shell.kill();
  });

  it("can be waited for", async () => {
    const release = await takeLock(at("lock"));
    const waiting = takeLock(at("lock"), { waitMs: 5000 });
    await release?.();
    expect(await waiting).toBeDefined();
  });
});

describe("linkFolder", () => {
  it("keeps serving a build's files after a later build deletes or replaces them", async () => {
    await mkdir(at("build/assets"), { recursive: true });
    await writeFile(at("build/assets/styles-1.css"), "one");
    await writeFile(at("build/sw.js"), "one");
    await linkFolder(at("build"), at("served"));
    // Like Vite: empty the folder, then write new files.
    await rm(at("build"), { recursive: true });
    await mkdir(at("build"));
    await writeFile(at("build/sw.js"), "two");
    const served = (/** @type {string} */ name) =>
      readFile(at(`served/${name}`), "utf8");
    expect(await served("assets/styles-1.css")).toBe("one");
    expect(await served("sw.js")).toBe("one");
    await linkFolder(at("build"), at("served"));
    expect(await served("sw.js")).toBe("two");
    await expect(served("assets/styles-1.css")).rejects.toThrow("ENOENT");
  });
});

describe("ensureDevVars", () => {
  it("writes the file only once", async () => {
    const file = at(".dev.vars");
    const secrets = await ensureDevVars(file);
    const text = await readFile(file, "utf8");
    expect(text).toContain(secrets.SESSION_SECRET);
    expect(await ensureDevVars(file)).toEqual(secrets);
    expect(await readFile(file, "utf8")).toBe(text);
  });
});

describe("findSystemBrowser", () => {
  it("finds a program on the PATH and ignores files that aren't executable", async () => {
    await writeFile(at("chromium"), "", { mode: 0o644 });
    await writeFile(at("google-chrome"), "", { mode: 0o755 });
    expect(await findSystemBrowser(folder)).toBe(at("google-chrome"));
  });

  it("finds headless builds separately from regular browsers", async () => {
    await writeFile(at("google-chrome"), "", { mode: 0o755 });
    expect(await findHeadlessBrowser(folder)).toBeUndefined();
    await writeFile(at("chromium-headless-shell"), "", { mode: 0o755 });
    expect(await findHeadlessBrowser(folder)).toBe(
      at("chromium-headless-shell"),
    );
  });
});
