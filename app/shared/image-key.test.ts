import { expect, it } from "vitest";
import {
  isImageKey,
  isHostedImage,
  isServedKey,
  listSmallerImages,
} from "./image-key";

const hash = "0123456789abcdef0123456789abcdef01234567";

it.each([
  [`${hash}.png`, []],
  [`${hash}-112.jpg`, [112]],
  [`${hash}-480-960.webp`, [480, 960]],
])("%s is an image with smaller versions of %j", (key, widths) => {
  expect([isImageKey(key), isServedKey(key)]).toEqual([true, true]);
  expect(isHostedImage(`/images/${key}`)).toBe(true);
  const smaller = listSmallerImages(key);
  expect(smaller.map(({ width }) => width)).toEqual(widths);
  for (const { name } of smaller) {
    expect([isServedKey(name), isImageKey(name)]).toEqual([true, false]);
  }
  expect(listSmallerImages(`/images/${key}`).map(({ name }) => name)).toEqual(
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
])("%s isn't a valid key", (key) => {
  expect([isServedKey(key), isHostedImage(`/images/${key}`)]).toEqual([
    false,
    false,
  ]);
  expect(listSmallerImages(key)).toEqual([]);
});
