import { expect, it } from "vitest";
import type { Viewer } from "~/shared/viewer";
import { bell } from "./bell";

it.each([
  [0, "Notifications", undefined],
  [3, "Notifications, 3 unread", 3],
  [99, "Notifications, 99 unread", 99],
  [100, "Notifications, 99+ unread", "99+"],
])("of %i unread says '%s'", (unreadNotices, label, shown) => {
  expect(bell({ unreadNotices } as Viewer)).toEqual({
    "aria-label": label,
    "data-unread": shown,
  });
});
