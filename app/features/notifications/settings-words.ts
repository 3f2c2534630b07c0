import type { NoticeLevel, NoticeSwitch } from "./notice";

/** What can be switched, in the order of the settings. */
export const switchWords: Record<NoticeSwitch, string> = {
  comment: "Comments on your posts",
  mention: "Mentions and replies",
  like: "Likes",
  follow: "New followers",
  request: "Follow requests, and answers to yours",
  reminder: "Events that are coming up",
  changed: "Events that change or are cancelled",
  report: "Decisions about reports and your account",
  thread: "Comments after yours, on others' posts",
};

export const levelWords: Record<NoticeLevel, string> = {
  off: "Off",
  app: "In the app",
  push: "In the app and on my devices",
};
