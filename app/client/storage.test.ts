// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { createStorageItem, writeStored } from "./storage";

const position = createStorageItem(
  "position",
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

describe("createStorageItem", () => {
  it("reads the written value", () => {
    expect(position.write(john)).toBe(true);
    expect(position.read()).toEqual(john);
  });

  it("returns the fallback initially and after the entry was removed", () => {
    expect(position.read()).toEqual({ book: "Genesis", chapter: 1 });
    position.write(john);
    writeStored("position", null);
    expect(position.read()).toEqual({ book: "Genesis", chapter: 1 });
  });

  it.each(["{", '"John"', '{"book":"John","chapter":"3"}', "null"])(
    "returns the fallback for %s",
    (text) => {
      localStorage.setItem("position", text);
      expect(position.read()).toEqual({ book: "Genesis", chapter: 1 });
    },
  );

  it("works if storage is blocked", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
    expect(position.read()).toEqual({ book: "Genesis", chapter: 1 });
    expect(position.write(john)).toBe(false);
    expect(writeStored("position", null)).toBe(false);
  });
});
