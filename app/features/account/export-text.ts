import { countedPages } from "~/shared/enums";

/** A row as a person may read it: times in ISO 8601, objects as objects, flags as yes and no. */
export function readable(
  row: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      readableValue(name, value),
    ]),
  );
}

function readableValue(name: string, value: unknown): unknown {
  if (typeof value === "number" && /(At|Until)$/.test(name)) {
    return new Date(value).toISOString();
  }
  if (
    typeof value === "number" &&
    /^(emailVerified|approvesFollowers|showsScores|countsVisits|shown)$/.test(
      name,
    )
  )
    return value === 1;
  if (typeof value === "number" && name === "pages") {
    return countedPages.filter((_, i) => value & (1 << i));
  }
  if (
    typeof value === "string" &&
    ["event", "verse", "answer", "detail"].includes(name)
  ) {
    return JSON.parse(value);
  }
  return value;
}

/** One JSON array, an entry a line, as its pages come. */
export async function* jsonArray(
  pages: AsyncIterable<Record<string, unknown>[]>,
): AsyncGenerator<string> {
  let begin = "[\n";
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield begin + rows.map((row) => JSON.stringify(readable(row))).join(",\n");
    begin = ",\n";
  }
  yield begin === "[\n" ? "[]\n" : "\n]\n";
}

interface ReadMe {
  productName: string;
  siteUrl: string;
  username: string;
  /** ms */
  now: number;
}

/** What lies beside it in the archive. */
export function readMe({
  productName,
  siteUrl,
  username,
  now,
}: ReadMe): string {
  return `What ${productName} keeps of @${username}
As of ${new Date(now).toISOString()} (all times are UTC)

profile.json           your name, e-mail address, handle and bio
about.json             what the card above your posts says, and to whom
preferences.json       what you chose to see
sign-in.json           with which provider you sign in
posts.json             what you posted; likes and the like are counts
comments.json          what you said to posts
comments-on-your-posts.json
                       what others said to your posts, by their public names
likes.json             posts you like
interests.json         events you are interested in
shares.json            posts you shared
following.json         whom you follow
followers.json         who follows you, by their public names
asked-to-follow.json   whom you asked to follow
follow-requests.json   who asks to follow you
blocked.json           whom you blocked
muted.json             whom you muted
reports.json           what you reported
decisions-about-you.json
                       what was decided after others had reported you
notices.json           what you were told
notification-settings.json, notification-hours.json
                       what you want to be told otherwise than others, and when
notification-devices.json
                       where you want to be told it
mentions.json          where others named you
conversations-you-follow.json
                       under which posts you hear of who writes after you
favourite-verses.json  verses you gave a heart
verse-and-prayer-of-the-day.json
                       which of them you liked or shared
former-handles.json    handles you had before
sessions.json          where you are signed in
visits.json            when you were here, and which of the counted pages you opened
last-uses.json         when you last opened each of them, or played a game
acts-of-admins.json    what administrators did with your account
data-access-by-admins.json
                       when administrators opened your posts or visits
games-played.json      rounds of games you began
game-scores.json       your best and your days in a row, by game
videos-seen.json       reels you were shown in the last month
puzzles-of-the-day.json
                       your answers to them
images/                your pictures

A post with the id 123 is at ${siteUrl}/post/123
A picture at /images/abc.jpg is the file images/abc.jpg of this archive.
Pictures that you named by an address elsewhere stay there.
`;
}
