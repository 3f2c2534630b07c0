import { expect, it } from "vitest";
import { sourceFiles } from "./helpers/source-files";
import { declaredNames, findHouseWords } from "./helpers/vocabulary";

it("names use standard terms instead of house words", () => {
  const found = ["app", "scripts", "tests"]
    .flatMap(sourceFiles)
    .flatMap((file) => {
      const baseName = file.name.replace(/^.*\/|\.[a-z.]+$/g, "");
      return [baseName, ...declaredNames(file)].flatMap((name) =>
        findHouseWords(name, file.name).map(
          (word) => `${file.name}: ${word} in ${name}`,
        ),
      );
    });
  expect(found).toEqual([]);
});
