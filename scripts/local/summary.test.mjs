import { describe, expect, it } from "vitest";
import { findPlaceholders } from "./cloudflare-ids.mjs";
import { splitStatements } from "./migrations.mjs";
import { duration } from "./progress.mjs";
import { findResultLine, countPassed } from "./summary.mjs";

describe("findResultLine", () => {
  it("finds Vitest's count of tests, not of files", () => {
    const output =
      "\x1b[2m Test Files \x1b[22m \x1b[32m2 passed\x1b[39m (2)\n\x1b[2m      Tests \x1b[22m \x1b[32m16 passed\x1b[39m (16)\n   Duration  548ms\n";
    expect(findResultLine(output)).toBe("Tests 16 passed (16)");
  });

  it("finds Playwright's result", () => {
    expect(findResultLine("[3/3] a.spec.ts\r\n  3 passed (3.4s)\n")).toBe(
      "3 passed (3.4s)",
    );
  });

  it("includes the number of flaky tests", () => {
    const output =
      "  1 flaky\n    [phone] › a.spec.ts:3:1 › sings\n  2 skipped\n  30 passed (3.4s)\n";
    expect(findResultLine(output)).toBe("30 passed (3.4s), 1 flaky");
    expect(countPassed([findResultLine(output)])).toBe(30);
  });

  it("returns undefined for output without a count", () => {
    expect(findResultLine("All matched files use Prettier code style!")).toBe(
      undefined,
    );
  });
});

describe("countPassed", () => {
  it("adds up the counts of all runners", () => {
    const lines = ["Tests 16 passed (16)", undefined, "3 passed (3.4s)"];
    expect(countPassed(lines)).toBe(19);
  });
});

describe("duration", () => {
  it("uses minutes for long durations", () => {
    expect(duration(420)).toBe("0.4 s");
    expect(duration(125_000)).toBe("2 min 5 s");
  });
});

describe("splitStatements", () => {
  it("doesn't split triggers at semicolons", () => {
    const trigger =
      "CREATE TRIGGER t AFTER INSERT ON a BEGIN\n  DELETE FROM b;\nEND;";
    expect(
      splitStatements(
        `CREATE TABLE a (id);\n--> statement-breakpoint\n${trigger}\n`,
      ),
    ).toEqual(["CREATE TABLE a (id);", trigger]);
  });
});

describe("findPlaceholders", () => {
  it("lists bindings with placeholder ids", () => {
    const toml = `[[d1_databases]]
binding = "DB"
database_id = "00000000-0000-0000-0000-000000000001"

[[kv_namespaces]]
binding = "DAILY"
id = "0f2ac74b498b48028cb68387c421e279"
`;
    expect(findPlaceholders(toml)).toEqual(["DB"]);
  });
});
