import { expect, it } from "vitest";
import { isImageKey, isOwnImage, isServedKey, smallerOf } from "./image-key";

const hash = "0123456789abcdef0123456789abcdef01234567";

it.each([
  [`${hash}.png`, []],
  [`${hash}-112.jpg`, [112]],
  [`${hash}-480-960.webp`, [480, 960]],
])("%s is a picture with smaller ones of %j", (key, widths) => {
  expect([isImageKey(key), isServedKey(key)]).toEqual([true, true]);
  expect(isOwnImage(`/images/${key}`)).toBe(true);
  const smaller = smallerOf(key);
  expect(smaller.map(({ width }) => width)).toEqual(widths);
  for (const { name } of smaller) {
    expect([isServedKey(name), isImageKey(name)]).toEqual([true, false]);
  }
  expect(smallerOf(`/images/${key}`).map(({ name }) => name)).toEqual(
    smaller.map(({ name }) => `/images/${name}`),
  );
});

it.each([
  `${hash}-.png`,
  `${hash}-1-2-3.png`,
  `${hash}-480.svg`,
  `${hash}.480.png`,
  `${hash}.`,
  `x${hash}.480`,
  `https://example.org/images/${hash}-480.png`,
])("%s is none", (key) => {
  expect([isServedKey(key), isOwnImage(`/images/${key}`)]).toEqual([
    false,
    false,
  ]);
  expect(smallerOf(key)).toEqual([]);
});
