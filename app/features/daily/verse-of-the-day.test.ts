import { describe, expect, it } from "vitest";
import { generatorHref, passageHref } from "./verse-of-the-day";

describe("passageHref", () => {
  it.each([
    [
      "John 3:16",
      "/bible?book=John&chapter=3&verse=16&version=KJV#v16",
      "/bible/kjv/john/3/16",
    ],
    [
      "Psalm 23:1–3",
      "/bible?book=Psalm&chapter=23&verse=1-3&version=KJV#v1",
      "/bible/kjv/psalms/23/1-3",
    ],
    [
      "Song of Solomon 8:7",
      "/bible?book=Song+of+Solomon&chapter=8&verse=7&version=KJV#v7",
      "/bible/kjv/song-of-solomon/8/7",
    ],
  ])(
    "links %s to %s when signed in, to %s for visitors",
    (reference, reader, page) => {
      expect(passageHref(reference, "KJV", true)).toBe(reader);
      expect(passageHref(reference, "KJV", false)).toBe(page);
    },
  );

  it("keeps the version, as does the generator link", () => {
    expect(passageHref("John 3:16", "WEB", false)).toBe("/bible/web/john/3/16");
    expect(generatorHref("John 3:16", "WEB")).toBe(
      "/verse-generator?book=John&chapter=3&verse=16&version=WEB",
    );
  });
});
