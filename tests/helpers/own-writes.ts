/**
 * One line for each write: who makes it, `form` if it's a form post, the call and its body, after -> a name for the id in
 * the answer; then the pages and API calls where they look for it next, and the addresses of what is new, which anyone with
 * the link can open. In this order, all writes succeed.
 */
const table = `
ruth POST /api/users/preferences {"preferences":["games"]} | /home /settings /api/users/preferences
ruth form POST /api/users/preferences preferences=verses | /home /settings /api/users/preferences

ruth POST /api/posts {"type":"text","content":"Selah"} -> post | /home /profile /api/posts /api/users/{ruth}/posts | /post/{post} /api/posts/{post}
ruth PUT /api/posts/{post} {"content":"Come and see"} | /home /post/{post} /profile /api/posts/{post}
ruth form PUT /api/posts/{post} content=Taste+and+see | /home /post/{post} /api/posts/{post}
ruth form POST /api/posts type=text&content=Hosanna | /home /profile /api/posts
ruth form DELETE /api/posts/{post} confirmed=true | /home /profile /post/{post} /api/posts/{post}
ruth POST /api/posts {"type":"text","content":"Rain"} -> post | /home | /post/{post} /api/posts/{post}
ruth DELETE /api/posts/{post} | /home /post/{post} /api/posts/{post}
ruth POST /api/images {"image":"{png}","smallerImages":[]} -> image | | {image}
ruth POST /api/posts {"type":"image","content":"Dawn","imageUrl":"{image}"} -> post | /home | /post/{post}
ruth POST /api/posts/{naomiPost}/like {"desired":true} | /home /post/{naomiPost} /api/posts
ruth form POST /api/posts/{naomiPost}/like desired=false | /home /post/{naomiPost} /api/posts
ruth POST /api/posts/{naomiPost}/save {"desired":true} | /saved /api/posts
ruth form POST /api/posts/{naomiPost}/save desired=false | /saved /api/posts
ruth POST /api/posts/{event}/interest {"desired":true} | /post/{event} /api/posts/{event}/interest/user
ruth form POST /api/posts/{event}/interest desired=false | /post/{event} /api/posts/{event}/interest/user
ruth POST /api/posts/{naomiPost}/comments {"content":"Amen"} -> comment | /home /post/{naomiPost} /api/posts/{naomiPost}/comments
ruth PATCH /api/posts/{naomiPost}/comments/{comment} {"content":"Amen and amen"} | /post/{naomiPost} /api/posts/{naomiPost}/comments
ruth form PATCH /api/posts/{naomiPost}/comments/{comment} content=Yes | /post/{naomiPost} /api/posts/{naomiPost}/comments
ruth form DELETE /api/posts/{naomiPost}/comments/{comment} confirmed=true | /post/{naomiPost} /api/posts/{naomiPost}/comments
ruth form POST /api/posts/{naomiPost}/comments content=Again | /post/{naomiPost} /api/posts/{naomiPost}/comments
ruth POST /api/posts/{naomiPost}/comments {"content":"Bread"} -> comment | /post/{naomiPost} /api/posts/{naomiPost}/comments
ruth DELETE /api/posts/{naomiPost}/comments/{comment} | /post/{naomiPost} /api/posts/{naomiPost}/comments

ruth POST /api/posts/{naomiPrayer}/prayed {"desired":true} | /home /post/{naomiPrayer} /api/posts/{naomiPrayer}
ruth form POST /api/posts/{naomiPrayer}/prayed desired=false | /post/{naomiPrayer} /api/posts/{naomiPrayer}
ruth POST /api/posts {"type":"prayer","content":"For rain"} -> prayer | /home /prayers | /post/{prayer} /api/posts/{prayer}
ruth POST /api/posts/{prayer}/updates {"content":"Clouds"} -> update | /post/{prayer} /api/posts/{prayer}/updates
ruth DELETE /api/posts/{prayer}/updates/{update} | /post/{prayer} /api/posts/{prayer}/updates
ruth PUT /api/posts/{prayer}/answer {"content":"It rained"} | /post/{prayer} /api/posts/{prayer}
ruth DELETE /api/posts/{prayer}/answer | /post/{prayer} /api/posts/{prayer}
ruth POST /api/posts/{prayer}/close {"desired":true} | /post/{prayer} /api/posts/{prayer}
ruth POST /api/prayers {"content":"For Orpah"} -> item | /prayers /api/prayers /api/prayers/today
ruth PATCH /api/prayers/{item} {"every":"week"} | /prayers /api/prayers
ruth form PATCH /api/prayers/{item} every=day | /prayers /api/prayers
ruth DELETE /api/prayers/{item} | /prayers /api/prayers
ruth form POST /api/prayers content=For+Boaz | /prayers /api/prayers

ruth POST /api/users/{naomi}/follow {"desired":true} | /profile/{naomi} /api/users/{naomi} /api/users/{ruth}/following
ruth form POST /api/users/{naomi}/follow desired=false | /profile/{naomi} /api/users/{ruth}/following
ruth POST /api/users/{naomi}/mute {"desired":true} | /home /settings /api/users/muted
ruth form POST /api/users/{naomi}/mute desired=false | /home /settings /api/users/muted
ruth POST /api/users/{naomi}/block {"desired":true} | /home /settings /api/users/blocked
ruth form POST /api/users/{naomi}/block desired=false | /home /settings /api/users/blocked
ruth POST /api/users/follow-approval {"desired":true} | /settings
boaz POST /api/users/{ruth}/follow {"desired":true} | /profile/{ruth} /api/users/{ruth}
ruth POST /api/users/{boaz}/follower {"desired":true} | /api/users/follow-requests /api/users/{ruth}/followers
ruth form POST /api/users/{boaz}/follower desired=false | /profile /api/users/{ruth}/followers

ruth PATCH /api/users/{ruth} {"bio":"Gleans"} | /profile /api/users/{ruth}
ruth form PATCH /api/users/{ruth} firstName=Ruthie | /home /profile /api/auth/user
ruth PATCH /api/users/{ruth}/handle {"username":"ruth.of.moab"} | /profile /settings /api/auth/user
ruth form PATCH /api/users/{ruth}/handle username=ruth.bethlehem | /profile /settings /api/auth/user
ruth PUT /api/users/{ruth}/about {about} | /profile /api/users/{ruth}/about
ruth PUT /api/users/default-audience {"audience":"me"} | /home /settings /api/auth/user
ruth POST /api/users/score-sharing {"desired":false} | /settings
ruth POST /api/users/prayed-sharing {"desired":false} | /settings
ruth POST /api/users/hide-anonymous {"desired":true} | /settings
ruth POST /api/analytics/opt-out {"desired":true} | /settings
ruth DELETE /api/auth/sessions/tablet | /settings /api/auth/sessions
ruth DELETE /api/auth/sessions | /settings /api/auth/sessions

ruth POST /api/bible/favourites {"book":"John","chapter":3,"verse":16,"desired":true} | /profile /api/bible/favourites
ruth PUT /api/bible/position {"version":"WEB","book":"Romans","chapter":8} | /api/bible/position
ruth POST /api/bible/verse-of-the-day/like {"desired":true} | /verse-of-the-day /api/bible/verse-of-the-day/engagement/user
ruth POST /api/prayer-of-the-day/like {"desired":true} | /prayer-of-the-day /api/prayer-of-the-day/engagement/user
ruth POST /api/games/bible-trivia/puzzle {"date":"{today}","step":0,"answer":0} | /games/bible-trivia?day={today}
ruth POST /api/games/rounds {"roundId":"00000000000000000000000000000000","game":"bible-trivia","seed":0,"level":"easy","score":1} | /games
ruth POST /api/videos/seen {"postIds":["{video}"]} | /api/videos?seed=1&at={later}
ruth POST /api/videos/restart | /api/videos?seed=1&at={later}

naomi POST /api/posts/{prayer}/comments {"content":"Amen"} -> comment | /post/{prayer}
ruth POST /api/notifications/read {"upTo":"~"} | /home /notifications /api/auth/user
ruth POST /api/notifications/settings {"like":"off"} | /settings/notifications /api/notifications/settings
ruth PUT /api/reminders/verse {"localTime":"07:00","timeZone":"Asia/Jerusalem"} | /settings/notifications /api/reminders/verse
ruth DELETE /api/reminders/verse | /settings/notifications /api/reminders/verse
ruth POST /api/notifications/devices {device} -> device | /settings/notifications /api/notifications/devices
ruth DELETE /api/notifications/devices/{device} | /settings/notifications /api/notifications/devices

ruth POST /api/groups {"name":"Gleaners","slug":"gleaners","kind":"group","joinPolicy":"approval"} -> group | /groups /api/groups | /groups/{group} /api/groups/{group}
ruth PATCH /api/groups/{group} {"about":"Come and see."} | /groups/{group} /groups/{group}/settings /api/groups/{group}
ruth PUT /api/groups/{group}/notifications {"level":"none"} | /groups/{group} /api/groups/{group}
ruth POST /api/posts {"type":"text","content":"Barley","group":"{group}","audience":"group"} | /groups/{group} /home
boaz POST /api/groups/{group}/membership {"desired":true} | /groups /groups/{group} /api/groups/{group}
boaz form POST /api/groups/{group}/membership desired=false | /groups /groups/{group} /api/groups/{group}
boaz POST /api/groups/{group}/membership {"desired":true} | /groups/{group} /api/groups/{group}
ruth POST /api/groups/{group}/requests/{boaz} {"accept":true} | /api/groups/{group}/requests /api/groups/{group}/members
boaz POST /api/posts {"type":"text","content":"Wheat","group":"{group}","audience":"group"} -> groupPost | /groups/{group} /home
boaz POST /api/posts/{groupPost}/comments {"content":"Bread"} -> groupComment | /post/{groupPost}
ruth DELETE /api/groups/{group}/comments/{groupComment} {"reason":"So"} | /post/{groupPost} /api/posts/{groupPost}/comments
ruth DELETE /api/groups/{group}/posts/{groupPost} {"reason":"So"} | /groups/{group} /post/{groupPost}
ruth PATCH /api/groups/{group}/members/{boaz} {"role":"leader"} | /groups/{group}?tab=members /api/groups/{group}/members
boaz POST /api/groups/{group}/role {"accept":true} | /groups/{group} /api/groups/{group}
ruth DELETE /api/groups/{group}/members/{boaz} {"ban":true} | /groups/{group} /api/groups/{group}/members
ruth DELETE /api/groups/{group}/requests/{boaz} | /api/groups/{group}/requests?status=banned
ruth POST /api/groups/{group}/invites {"days":1,"uses":9} -> invite | /api/groups/{group}/invites | /join/{token}
boaz POST /api/join/{token} | /groups/{group} /groups
ruth DELETE /api/groups/{group}/invites/{invite} | /api/groups/{group}/invites
ruth DELETE /api/groups/{group} | /groups /groups/{group} /api/groups/{group}

ruth POST /api/reports {"kind":"post","targetId":"{naomiPost}","reason":"spam"} -> ticket | /settings /api/reports
admin POST /api/admin/reports/{ticket}/claim {"desired":true} | /admin?view=reports /api/admin/reports/{ticket}
admin POST /api/admin/reports/{ticket}/note {"message":"Hm"} | /api/admin/reports/{ticket}
ruth DELETE /api/reports/{ticket} | /settings /api/reports
ruth form POST /api/reports kind=post&targetId={naomiPost}&reason=spam | /settings /api/reports
boaz POST /api/reports {"kind":"post","targetId":"{naomiPrayer}","reason":"spam"} -> ticket | /settings /api/reports
admin POST /api/admin/reports/{ticket}/decision {"decision":"hide","reason":"So"} | /admin?view=reports /api/admin/reports/{ticket}
naomi POST /api/reports/{ticket}/appeal {"message":"A joke"} | /decisions/{ticket}
admin POST /api/admin/users/{boaz}/sanction {"decision":"suspend","days":1,"reason":"So"} | /admin?view=users /api/admin/users

admin PATCH /api/admin/users/{naomi}/permissions {"adminAccess":"read"} | /admin?view=users /api/admin/users
admin PUT /api/admin/users/{naomi}/power-admin {"desired":true} | /admin?view=users /api/admin/users
admin PUT /api/admin/users/{naomi}/power-admin {"desired":false} | /admin?view=users /api/admin/users
admin PATCH /api/admin/posts/{naomiPost}/likes {"count":5} | /admin?view=posts /api/admin/posts
admin DELETE /api/admin/posts/{naomiPost} | /admin?view=posts /api/admin/posts
admin PUT /api/admin/groups/{church}/verification {"proof":"A page"} | /groups/{church} /api/groups/{church}
admin DELETE /api/admin/groups/{church}/verification | /groups/{church} /api/groups/{church}
admin POST /api/admin/games {"game":"memory","desired":true} | /admin | /games
admin POST /api/admin/verse-engagement {"action":"increase","type":"likes","amount":5} | /verse-of-the-day /admin
admin POST /api/admin/prayer-engagement {"action":"increase","type":"likes","amount":5} | /prayer-of-the-day /admin
admin DELETE /api/admin/users/{boaz} {"reason":"Spam"} | /admin?view=users /api/admin/users
naomi form DELETE /api/users/{naomi} handle={naomiHandle} | /api/posts/{event}
ruth DELETE /api/users/{ruth} {"handle":"ruth.bethlehem"} | /api/posts/{prayer}
`;

/** Operations whose effect no page or call shows to whoever calls them, or that have tests of their own. */
export const unseenWrites: Record<string, string> = {
  "POST /api/verse-image": "returns the picture",
  "POST /api/posts/{postId}/share": "only counted",
  "POST /api/bible/verse-of-the-day/share": "only counted",
  "POST /api/prayer-of-the-day/share": "only counted",
  "POST /api/analytics/page-visit": "only counted",
  "POST /api/analytics/game-play": "only counted",
  "POST /api/notifications/devices/current": "renews a subscription",
  "POST /api/notifications/devices/{deviceId}/test": "sends a push",
  "POST /api/auth/clear-session": "ends the session: replication-sessions",
  "POST /api/auth/appeal": "has no page afterwards",
  "POST /api/reports/{ticketId}/review": "like an appeal",
  "POST /api/admin/reports/{ticketId}/sanction": "like a decision",
  "POST /api/admin/reports/{ticketId}/asker": "returns the name",
};

export interface OwnWrite {
  line: string;
  author: string;
  isForm: boolean;
  method: string;
  path: string;
  body: string | undefined;
  /** A name for the id in the answer. */
  name: string | undefined;
  seen: string[];
  found: string[];
}

const pattern =
  /^(?<author>\w+) (?<form>form )?(?<method>[A-Z]+) (?<path>\S+)(?: (?<body>.+?))?(?: -> (?<name>\w+))? \| ?(?<seen>[^|]*?)(?: ?\| ?(?<found>.*))?$/;

const split = (addresses = "") => addresses.split(" ").filter(Boolean);

export const ownWrites = table
  .split("\n")
  .filter((line) => line !== "")
  .map((line): OwnWrite => {
    const groups = pattern.exec(line)?.groups;
    if (!groups) throw new Error(line);
    const { author = "", method = "", path = "", body, name } = groups;
    const { form, seen, found } = groups;
    return {
      ...{ line, author, method, path, body, name, isForm: form !== undefined },
      ...{ seen: split(seen), found: split(found) },
    };
  });
