import { useSite } from "~/ui/site";
import { LegalPage } from "./legal-page";
import { Administrators, Visits, Written } from "./privacy-kept";
import { OnYourDevice } from "./privacy-device";
import { Children, Deletion, Rights } from "./privacy-rights";
import { OtherCompanies, Where } from "./privacy-where";
import { Contact, InlineLink, Points } from "./prose";
import { urls } from "~/shared/urls";

export function PrivacyPage() {
  const { productName } = useSite();
  return (
    <LegalPage
      title="Privacy"
      lead={`What ${productName} keeps of you, why, who sees it, and for how long.`}
      changed="2026-11-23"
      parts={[
        { id: "short", title: "In short", body: <Short /> },
        { id: "sign-in", title: "When you sign in", body: <SignIn /> },
        { id: "written", title: "What you do here", body: <Written /> },
        { id: "visits", title: "Visits we count", body: <Visits /> },
        {
          id: "administrators",
          title: "Reports and administrators",
          body: <Administrators />,
        },
        {
          id: "device",
          title: "Cookies and your device",
          body: <OnYourDevice />,
        },
        {
          id: "others",
          title: "Other companies",
          body: <OtherCompanies />,
        },
        { id: "where", title: "Where it is kept", body: <Where /> },
        { id: "rights", title: "Your rights", body: <Rights /> },
        {
          id: "deletion",
          title: "When you delete your account",
          body: <Deletion />,
        },
        { id: "children", title: "Children and changes", body: <Children /> },
      ]}
    />
  );
}

function Short() {
  const { productName, host } = useSite();
  return (
    <>
      <Points>
        <li>
          No advertising. Nothing about you is sold. No other company follows
          you here.
        </li>
        <li>
          Your browser talks to us alone, until you press something that leads
          elsewhere.
        </li>
        <li>
          You can see, download, correct and delete what we keep of you, by
          yourself, in <InlineLink href={urls.settings}>Settings</InlineLink>.
        </li>
      </Points>
      <p>
        “We” are the people who run {productName} at {host}. For everything on
        this page write to <Contact />.
      </p>
      <p>
        That you are here, and what you write, may tell something of your faith.
        You decide what you share and with whom, and may take it back at any
        time. We use what we keep to give you what you came for, to keep the
        place safe, and to learn what serves people; for nothing else.
      </p>
    </>
  );
}

function SignIn() {
  return (
    <Points>
      <li>
        You sign in with an OpenID provider. It tells us your name, your e-mail
        address and whether that is proven, and the number by which it knows
        you. It learns that and when you sign in here. We never see a password.
      </li>
      <li>
        Your <strong>e-mail address</strong> is shown to you and to our
        administrators, and to nobody else. We know you again by it, and send
        nothing to it.
      </li>
      <li>
        For each <strong>device</strong> we keep when you signed in, the day of
        your last visit, and how its browser describes itself, as “Firefox on
        Windows”. It is gone when you sign out, or 30 days after your last
        visit. You find them in{" "}
        <InlineLink href={`${urls.settings}#sessions`}>Settings</InlineLink>,
        and can end each of them there.
      </li>
    </Points>
  );
}
