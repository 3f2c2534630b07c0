// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { stored } from "./storage";

const place = stored(
  "place",
  z.object({ book: z.string(), chapter: z.number() }),
  { book: "Genesis", chapter: 1 },
);
const john = { book: "John", chapter: 3 };

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("stored", () => {
  it("reads back what was written", () => {
    expect(place.write(john)).toBe(true);
    expect(place.read()).toEqual(john);
  });

  it("starts with the fallback, and returns to it when cleared", () => {
    expect(place.read()).toEqual({ book: "Genesis", chapter: 1 });
    place.write(john);
    place.clear();
    expect(place.read()).toEqual({ book: "Genesis", chapter: 1 });
  });

  it.each(["{", '"John"', '{"book":"John","chapter":"3"}', "null"])(
    "is not misled by %s",
    (text) => {
      localStorage.setItem("place", text);
      expect(place.read()).toEqual({ book: "Genesis", chapter: 1 });
    },
  );

  it("works where storage is refused", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
    expect(place.read()).toEqual({ book: "Genesis", chapter: 1 });
    expect(place.write(john)).toBe(false);
    expect(() => {
      place.clear();
    }).not.toThrow();
  });
});
