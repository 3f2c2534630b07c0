import { expect, it } from "vitest";
import { addressProblem } from "./address-problem";

it.each(["", "  ", "https://example.org/a.jpg", " https://example.org/a.jpg "])(
  "has nothing to say of %j",
  (typed) => {
    expect(addressProblem(typed)).toBeNull();
  },
);

it.each([
  ["http://example.org/a.jpg", "must begin with https://"],
  ["javascript:alert(1)", "must begin with https://"],
  ["example.org/a.jpg", "must begin with https://"],
  ["https:/example.org", "must begin with https://"],
  ["https://exa mple.org/", "no complete address"],
  ["https://me:secret@example.org/", "a name or a password"],
  ["https://example.org:8443/", "must not name a port"],
  ["https://localhost/a.jpg", "cannot be reached from here"],
  ["https://192.168.1.1/a.jpg", "cannot be reached from here"],
  ["https://nas.local/a.jpg", "cannot be reached from here"],
])("says of %s that it %s", (typed, reason) => {
  expect(addressProblem(typed)).toContain(reason);
});
