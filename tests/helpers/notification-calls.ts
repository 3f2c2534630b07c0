/** Successful calls of all notification endpoints, except those for devices (push-calls.ts). */
export const validNotificationCalls: [string, string, unknown?][] = [
  ["GET", "/api/notifications"],
  ["POST", "/api/notifications/read", { upTo: "~" }],
  ["GET", "/api/notifications/settings"],
  ["POST", "/api/notifications/settings", { like: "push" }],
  [
    "PUT",
    "/api/reminders/{kind}",
    { localTime: "07:00", timeZone: "Asia/Jerusalem" },
  ],
  ["GET", "/api/reminders/{kind}"],
  ["DELETE", "/api/reminders/{kind}"],
];
