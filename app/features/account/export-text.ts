import { trackedPages } from "~/shared/enums";

/** Converts times to ISO 8601, JSON columns to objects, and flags to booleans. */
export function toReadable(
  row: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      toReadableValue(name, value),
    ]),
  );
}

function toReadableValue(name: string, value: unknown): unknown {
  if (typeof value === "number") {
    if (/(At|Until)$/.test(name)) return new Date(value).toISOString();
    if (flags.test(name)) return value === 1;
    if (name === "pages")
      return trackedPages.filter((_, i) => value & (1 << i));
  }
  const isJson = /^(images|event|verse|answer|detail)$/.test(name);
  return isJson && typeof value === "string" ? JSON.parse(value) : value;
}

const flags =
  /^(emailVerified|approvesFollowers|showsScores|showsPrayed|hidesAnonymous|allowsAnalytics|shown)$/;

/** Streams one JSON array with an entry per line. */
export async function* jsonArray(
  pages: AsyncIterable<Record<string, unknown>[]>,
): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield (
      separator + rows.map((row) => JSON.stringify(toReadable(row))).join(",\n")
    );
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

interface ReadmeOptions {
  productName: string;
  siteUrl: string;
  username: string;
  /** ms */
  now: number;
}

export function buildReadme({
  productName,
  siteUrl,
  username,
  now,
}: ReadmeOptions): string {
  return `The data ${productName} stores about @${username}
As of ${new Date(now).toISOString()} (all times are UTC)

profile.json           your name, e-mail address, handle and bio
about.json             what the card above your posts says, and to whom
preferences.json       what you chose to see
sign-in.json           the provider you sign in with
posts.json             your posts; likes, comments and shares are counts
comments.json          your comments
comments-on-your-posts.json
                       other people's comments on your posts, by their public names
likes.json             posts you like
interests.json         events you are interested in
saved-posts.json       posts you saved
prayer-list.json       your prayer list
prayed.json            requests you prayed for, how often and when last
prayer-updates.json    updates you wrote on your prayer requests
hidden-posts.json      posts you hid when you reported them
shares.json            posts you shared
following.json         people you follow
followers.json         people who follow you, by their public names
sent-follow-requests.json
                       people you asked to follow
follow-requests.json   people who ask to follow you
groups.json            your groups, and what you are in them
group-requests.json    groups you asked to join
blocked.json           people you blocked
muted.json             people you muted
reports.json           what you reported
decisions-about-you.json
                       decisions on reports about you
notifications.json     your notifications
notification-settings.json, quiet-hours.json
                       your notification settings, where they differ from the defaults
reminders.json         your daily reminders
notification-devices.json
                       devices that receive notifications
mentions.json          where others mentioned you
conversations-you-follow.json
                       posts whose new comments you're notified about
favourite-verses.json  your favourite verses
reading-position.json  the chapter of the Bible you last read
verse-and-prayer-of-the-day.json
                       the ones you liked or shared
former-handles.json    handles you had before
sessions.json          where you are signed in
visits.json            when you visited, and which of the counted pages you opened
last-uses.json         when you last opened each of them, or played a game
admin-actions.json     what administrators did with your account
data-access-by-admins.json
                       when administrators opened your posts or visits
games-played.json      rounds of games you started
game-scores.json       your best score and your streak, by game
videos-seen.json       reels you were shown in the last month
puzzles-of-the-day.json
                       your answers to them
images/                your pictures

A post with the id 123 is at ${siteUrl}/post/123
A picture at /images/abc.jpg is the file images/abc.jpg in this archive.
Pictures you linked from other sites aren't included.
`;
}
