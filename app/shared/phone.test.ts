import { expect, it } from "vitest";
import { isPhoneUserAgent } from "./phone";

it.each([
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) … Chrome/140 Mobile Safari/537.36",
    true,
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) … Mobile/15E148",
    true,
  ],
  [
    "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
    true,
  ],
  ["Mozilla/5.0 (X11; Linux x86_64) … Chrome/140.0.0.0 Safari/537.36", false],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) … Version/18.0", false],
  [null, false],
])("%s: %s", (userAgent, phone) => {
  expect(isPhoneUserAgent(userAgent)).toBe(phone);
});
