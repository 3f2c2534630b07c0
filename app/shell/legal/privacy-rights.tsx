import { urls } from "~/shared/urls";
import { Contact, InlineLink, Points } from "./prose";

export function Rights() {
  return (
    <>
      <Points>
        <li>
          <strong>See and take along</strong>:{" "}
          <InlineLink href={`${urls.settings}#data`}>Your data</InlineLink> in
          Settings gives you everything in one ZIP file, up to five times a day.
        </li>
        <li>
          <strong>Correct</strong>: change your name, handle, picture, bio and
          posts yourself.
        </li>
        <li>
          <strong>Object</strong>: switch off that your visits are counted, or
          that followers see your scores.
        </li>
        <li>
          <strong>Delete</strong>: single posts and comments, or{" "}
          <InlineLink href={`${urls.settings}#delete`}>
            your whole account
          </InlineLink>
          .
        </li>
      </Points>
      <p>
        Whatever you cannot do there yourself, and for every other right that
        the law of your country gives you, write to <Contact />. You may also
        complain to the authority for data protection where you live.
      </p>
    </>
  );
}

/** By account/delete-account.server.ts. */
export function Deletion() {
  return (
    <>
      <p>
        It happens at once and cannot be undone: your profile, posts, pictures,
        comments, likes, follows, scores, visits, reports and sessions are
        deleted, and so are the comments of others on your posts. What stays:
      </p>
      <Points>
        <li>Your handle alone, for 90 days, so that nobody takes your name.</li>
        <li>Sums without names.</li>
        <li>
          In the log of administrators, the number your account had, which then
          leads to nobody.
        </li>
        <li>A picture that somebody else has in use here as well.</li>
        <li>
          Copies outside of our reach: what somebody else has saved, what a
          search engine has not forgotten yet, and what a browser or a cache on
          the way still holds.
        </li>
        <li>
          For up to 30 days, the state to which the{" "}
          <InlineLink href="#where">database</InlineLink> could be set back.
        </li>
      </Points>
    </>
  );
}

export function Children() {
  return (
    <>
      <p>
        This place is meant for people of 16 and older; whoever is younger needs
        the consent of a parent or guardian. We do not ask for anybody's age. If
        your child has an account that you did not agree to, write to{" "}
        <Contact />.
      </p>
      <p>
        When what we do changes, this page changes with it, and the date at its
        top.
      </p>
    </>
  );
}
