import { expect, it } from "vitest";
import { citedPlaces } from "./cited-places";

it.each([
  ["John 3:16", "/bible/kjv/john/3/16"],
  ["1 Corinthians 13:4–7", "/bible/kjv/1-corinthians/13/4-7"],
  ["Psalm 23:1, 4 (WEB)", "/bible/web/psalms/23/1,4"],
  ["1 Cor. 13:4", "/bible/kjv/1-cor/13/4"],
])("leads from %s to where it stands", (text, place) => {
  expect(citedPlaces(`See ${text}, and rest.`)).toEqual([
    { text: "See " },
    { text, place },
    { text: ", and rest." },
  ]);
});

it.each(["Mark 3", "Mark 3:15 pm", "At 3:16 John came", "Eljohn 3:16", ""])(
  "takes %j for no place of the Bible",
  (text) => {
    expect(citedPlaces(text)).toEqual(text === "" ? [] : [{ text }]);
  },
);
