import { expect, it } from "vitest";
import { addressProblem } from "./address-problem";

it.each(["", "  ", "https://example.org/a.jpg", " https://example.org/a.jpg "])(
  "accepts %j",
  (typed) => {
    expect(addressProblem(typed)).toBeNull();
  },
);

it.each([
  ["http://example.org/a.jpg", "must start with https://"],
  ["javascript:alert(1)", "must start with https://"],
  ["example.org/a.jpg", "must start with https://"],
  ["https:/example.org", "must start with https://"],
  ["https://exa mple.org/", "isn't complete"],
  ["https://me:secret@example.org/", "a user name or password"],
  ["https://example.org:8443/", "can't contain a port"],
  ["https://localhost/a.jpg", "can't reach that address"],
  ["https://192.168.1.1/a.jpg", "can't reach that address"],
  ["https://nas.local/a.jpg", "can't reach that address"],
])("%s: the address %s", (typed, reason) => {
  expect(addressProblem(typed)).toContain(reason);
});
