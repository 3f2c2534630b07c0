import { describe, expect, it } from "vitest";
import { layOut } from "./layout";
import { formatNames, formats, shapes } from "./shapes";
import { positionText, splitDivineNames } from "./text-position";
import { renderVerseSvg } from "./verse-svg";

const reference = "Psalm 23:1 (KJV)";
const scenery = (index: number, format = "4:5") =>
  layOut({
    text: "Jesus wept.",
    reference,
    customization: {
      backgroundType: "scenery",
      selectedBackground: index,
      format,
    },
  });

it.each([
  ["The LORD is my shepherd;", "ORD"],
  ["The LORD’s mercies", "ORD"],
  ["the Lord GOD of Israel", "OD"],
  ["for the LORD JEHOVAH is my strength", "ORD EHOVAH"],
  ["KING OF KINGS, AND LORD OF LORDS.", ""],
  ["TO THE UNKNOWN GOD.", ""],
  ["Jehová es mi pastor; GODLY", ""],
])("sets small capitals in %s", (line, expected) => {
  const parts = splitDivineNames(line);
  expect(parts.join("")).toBe(line);
  expect(parts.filter((_, i) => i % 3 === 2).join(" ")).toBe(expected);
});

it("sets LORD in small capitals in the picture", () => {
  const text = "The LORD is my shepherd;\nI shall not want.";
  const art = layOut({ text, reference, customization: {} });
  const background = { kind: "solid", color: "#000" } as const;
  const svg = renderVerseSvg(art, { background, hasImage: false });
  expect(svg).toContain(
    `The L<tspan font-size="${art.size * 0.74}">ORD</tspan> is`,
  );
  expect(svg).toContain(">I shall not want.</text>");
});

describe("the position of the text", () => {
  it("is where the picture is calm", () => {
    // The sky above the mountains, and the wheat below the setting sun.
    const middle = shapes.post.height / 2;
    expect(positionText(scenery(0)).reference.y).toBeLessThan(middle);
    expect(positionText(scenery(2)).lines[0]?.y).toBeGreaterThan(middle);
  });

  it("is the middle of a plain background", () => {
    const customization = { backgroundType: "solid", solidColor: "#6b1f35" };
    const art = layOut({ text: "Jesus wept.", reference, customization });
    expect(positionText(art).shade.y).toBeCloseTo(shapes.post.height / 2, 0);
  });

  it.each(formatNames)("is within the margins of %s", (format) => {
    const { height, margin } = shapes[formats[format]];
    for (const index of [0, 1, 2, 3, 4]) {
      const art = scenery(index, format);
      expect(art.shape).toBe(formats[format]);
      expect(art.top).toBeGreaterThanOrEqual(margin.top);
      expect(positionText(art).reference.y).toBeLessThan(
        height - margin.bottom,
      );
    }
  });
});

it("uses 4:5 for old posts and for unknown formats", () => {
  expect(layOut({ text: "a", reference, customization: {} }).shape).toBe(
    "post",
  );
  expect(scenery(0, "toString").shape).toBe("post");
});
