import { expect, it } from "vitest";
import { sourceFiles } from "./helpers/source-files";
import { declaredNames, findHouseWords } from "./helpers/vocabulary";

it("names in app use standard terms instead of house words", () => {
  const found = sourceFiles("app").flatMap((file) => {
    const baseName = file.name.replace(/^.*\/|\.[a-z.]+$/g, "");
    return [baseName, ...declaredNames(file)].flatMap((name) =>
      findHouseWords(name, file.name).map(
        (word) => `${file.name}: ${word} in ${name}`,
      ),
    );
  });
  expect(found).toEqual([]);
});
