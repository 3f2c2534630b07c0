import { expect, it } from "vitest";
import { splitBibleReferences } from "./post-text";

it.each([
  ["John 3:16", "/bible/kjv/john/3/16"],
  ["1 Corinthians 13:4–7", "/bible/kjv/1-corinthians/13/4-7"],
  ["Psalm 23:1, 4 (WEB)", "/bible/web/psalms/23/1,4"],
  ["1 Cor. 13:4", "/bible/kjv/1-cor/13/4"],
])("links %s", (text, href) => {
  expect(splitBibleReferences(`See ${text}, and rest.`)).toEqual([
    { text: "See " },
    { text, href },
    { text: ", and rest." },
  ]);
});

it.each(["Mark 3", "Mark 3:15 pm", "At 3:16 John came", "Eljohn 3:16", ""])(
  "finds no reference in %j",
  (text) => {
    expect(splitBibleReferences(text)).toEqual(text === "" ? [] : [{ text }]);
  },
);
