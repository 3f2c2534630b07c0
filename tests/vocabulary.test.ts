import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourceFiles } from "./helpers/source-files";
import { declaredNames, houseWordsIn } from "./helpers/vocabulary";
it("x", () => {
  const out: string[] = [];
  for (const f of ["app", "scripts", "tests"].flatMap(sourceFiles)) {
    const base = f.name.split("/").pop() ?? "";
    for (const n of [
      base.replace(/\.(server|queries|test|spec|worker)?\.?(tsx?|mjs)$/, ""),
      ...declaredNames(f),
    ]) {
      const w = houseWordsIn(n);
      if (w.length) out.push(`${f.name}\t${n}\t${w}`);
    }
  }
  writeFileSync("/tmp/rntool/house.txt", out.join("\n"));
  expect(out.length).toBe(0);
});
