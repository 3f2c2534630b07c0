import { Contact, InlineLink, Named, Points, Steps } from "./prose";
import { urls } from "~/shared/urls";

export function Danger() {
  return (
    <>
      <p>
        <strong>Call your local emergency number first</strong>, such as 112 or
        911. We are no emergency service, and nobody may be looking at this
        moment.
      </p>
      <p>
        If you know them, stay in touch with them, and let somebody near them
        know. Then report what you saw: reports of danger, and of harm to a
        child, weigh more than all others.
      </p>
    </>
  );
}

export function Report() {
  return (
    <>
      <Steps>
        <li>
          Open the menu of the post, the comment or the person, and choose{" "}
          <strong>Report</strong>.
        </li>
        <li>
          Choose a reason, and add words if you like. You can mute the person in
          the same step.
        </li>
        <li>Send it. Somebody will look at it.</li>
      </Steps>
      <p>
        Whoever is reported does not learn by whom. In{" "}
        <InlineLink href={urls.settings}>Settings</InlineLink> you see what came
        of it, and can take a report back while nobody has decided it. Please
        report what you honestly believe to be wrong: reports against people one
        merely disagrees with keep help from others.
      </p>
    </>
  );
}

export function Then() {
  return (
    <>
      <p>
        A person looks at every report: what weighs most comes first, then what
        has waited longest. We keep a copy of what was reported, so that it can
        be judged even if it has been deleted.
      </p>
      <p>
        When three different people whose accounts are in good standing report
        the same post, it is hidden from everybody but its author until somebody
        has looked at it. Then we decide:
      </p>
      <Named
        entries={[
          ["Keep", "It stays, or is shown again."],
          [
            "Hide, with a reason",
            "Its author still sees it, and the reason; nobody else does.",
          ],
          ["Delete", "It is gone."],
          ["Warn", "Its author is told what must not happen again."],
          [
            "Suspend",
            "For 1, 7 or 30 days, or for good, the person can read but not write. They can still download their data and delete their account; the suspension then applies to whoever signs in with the same e-mail or sign-in.",
          ],
        ]}
      />
      <p>
        Both sides are told: whoever reported it hears what came of it, and its
        author hears the decision and the reason. Each decision is noted in a
        log that nobody can change.
      </p>
    </>
  );
}

export function Appeal() {
  return (
    <p>
      If something of yours was hidden, or you were warned or suspended, you may
      appeal once, in your own words, on the decision's page. We review it again
      and reverse a wrong decision. If the appeal ends in a new sanction, you
      can appeal that too. What was deleted cannot be brought back; if that was
      wrong, write to <Contact />.
    </p>
  );
}

export function Distance() {
  return (
    <>
      <Points>
        <li>
          <strong>Mute</strong>: you no longer meet what somebody writes. They
          are not told, and nothing changes for them.
        </li>
        <li>
          <strong>Block</strong>: neither of you sees the other here any more.
        </li>
      </Points>
      <p>
        Both are in the menu of posts and profiles, and are undone in{" "}
        <InlineLink href={`${urls.settings}#hidden`}>Settings</InlineLink>. You
        owe nobody a reason.
      </p>
    </>
  );
}
