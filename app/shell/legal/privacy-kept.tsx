import { urls } from "~/shared/urls";
import { InlineLink, Points } from "./prose";

/** What is kept for as long as somebody wants it, or less: by the tables of db/schema.ts. */
export function Written() {
  return (
    <Points>
      <li>
        <strong>Posts</strong> can be read by anybody who has their address, and
        be found by search engines, which we ask to leave prayer requests out.
        Comments, profiles, and who follows whom are for members who are signed
        in. Of likes and shares, and of interest in an event, others see how
        many, not whose.
      </li>
      <li>
        <strong>Your profile</strong>: name, handle, picture and bio are seen by
        members. Your faith journey, prayer intentions and favourite verses each
        have the readers you choose: everyone, your followers, or only you. A
        favourite verse is yours alone until you show it. Handles you had before
        lead to you and are kept from others.
      </li>
      <li>
        <strong>Yours alone</strong> among members: whom you mute and block,
        what you prefer to see, and which verses and prayers of the day you like
        or share.
      </li>
      <li>
        <strong>Pictures</strong>: before one is stored, we take out what the
        camera wrote into it, such as the place, the time and the device.
      </li>
      <li>
        <strong>Games</strong>: your best results, your days in a row and your
        answers to the puzzle of the day stay with your account; single rounds
        for 30 days. Those who follow you see your results, unless you{" "}
        <InlineLink href={`${urls.settings}#games`}>
          keep them to yourself
        </InlineLink>
        .
      </li>
      <li>
        <strong>Videos</strong> you were shown: for 30 days, so that you get
        others.
      </li>
      <li>
        <strong>Notifications</strong>: who liked, answered or followed you, and
        what your events and reports came to, for half a year, or until what
        they tell of is gone. Which of them you want, and when, you choose in{" "}
        <InlineLink href={urls.noticeSettings}>Settings</InlineLink>.
      </li>
      <li>
        <strong>Limits</strong>, such as 20 posts an hour: we count how often
        you did a thing until its time is over.
      </li>
    </Points>
  );
}

/** By features/analytics. */
export function Visits() {
  return (
    <>
      <p>
        While you are signed in we count visits, to learn what serves people:
        when you were here and for how long, whether you opened the Bible, the
        verse or the prayer of the day, the games or the videos, and which games
        you began. Not what you read there. Of visitors without an account
        nothing is counted.
      </p>
      <Points>
        <li>
          It is kept for 90 days and then deleted. Sums of each day stay; they
          hold no names.
        </li>
        <li>
          The last day on which you were here, opened each of these pages or
          played each game, stays with your account.
        </li>
        <li>
          Switch on “Do not count my visits” in{" "}
          <InlineLink href={`${urls.settings}#visits`}>Settings</InlineLink>,
          and from then on nothing of this is written down.
        </li>
      </Points>
    </>
  );
}

/** By features/audit, features/admin and features/reports. */
export function Administrators() {
  return (
    <Points>
      <li>
        <strong>A report</strong> is kept with its reason, its words and a copy
        of what was reported, without names. Administrators see it, and who
        reported it; whoever is reported does not. The decision, an appeal and
        what both sides were told are kept. Your own reports are deleted with
        your account. If you delete your account, reports about you stay until
        they are decided, so that nobody can avoid a decision by leaving. 180
        days after the decision we remove the text, the picture and the link to
        you.
      </li>
      <li>
        <strong>A suspension outlasts your account</strong>, and so does a ban.
        To enforce them we store hashes (HMAC-SHA-256 with a secret key) of your
        verified e-mail address and of the ID that your sign-in provider gives
        you, with the reason and the end date. Your address can't be read from
        them, and we use them only to check sign-ins. We delete them when the
        suspension ends; permanent ones after 24 months, unless an administrator
        renews them. When you try to sign in, you can read the reason and
        appeal.
      </li>
      <li>
        <strong>Administrators</strong> see names, handles, e-mail addresses,
        posts, reports and the times of visits, and can download lists of these,
        to look after the place.
      </li>
      <li>
        <strong>What they do is logged</strong>: also when they look through the
        posts or the times of visits, or download a list. The log holds numbers,
        never names, and the reason given; nobody can change it. What was done
        with your account you see in{" "}
        <InlineLink href={urls.settings}>Settings</InlineLink> and in the
        download of your data.
      </li>
    </Points>
  );
}
