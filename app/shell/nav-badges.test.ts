import { expect, it } from "vitest";
import type { Viewer } from "~/shared/viewer";
import { notificationsBadge, reportsBadge } from "./nav";

it.each([
  [0, "Notifications", undefined],
  [3, "Notifications, 3 unread", 3],
  [99, "Notifications, 99 unread", 99],
  [100, "Notifications, 99+ unread", "99+"],
])("for %i unread the label is '%s'", (unreadNotifications, label, shown) => {
  expect(notificationsBadge({ unreadNotifications } as Viewer)).toEqual({
    "aria-label": label,
    "data-unread": shown,
  });
});

it("shows write admins how many reports are waiting, and everyone else the plain link", () => {
  const plain = { "aria-label": "Admin", "data-unread": undefined };
  expect(reportsBadge({} as Viewer)).toEqual(plain);
  expect(reportsBadge({ openReports: 100 } as Viewer)).toEqual({
    "aria-label": "Admin, 99+ waiting",
    "data-unread": "99+",
  });
});
