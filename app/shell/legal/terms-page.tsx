import { urls } from "~/shared/urls";
import { useSite } from "~/ui/site";
import { LegalPage } from "./legal-page";
import { Contact, InlineLink, Points } from "./prose";

export function TermsPage() {
  const { productName } = useSite();
  return (
    <LegalPage
      title="Terms"
      lead={`What you may expect of ${productName}, and what we ask of you. What you write stays yours, and you can go whenever you like.`}
      changed="2026-11-23"
      parts={[
        { id: "who", title: "Who may use it", body: <Who /> },
        { id: "yours", title: "What you write stays yours", body: <Yours /> },
        { id: "not", title: "What may not be done", body: <NotDone /> },
        { id: "act", title: "How we may act", body: <Act /> },
        { id: "scripture", title: "Scripture", body: <Scripture /> },
        { id: "promise", title: "What we cannot promise", body: <Promise /> },
        { id: "leaving", title: "Leaving", body: <Leaving /> },
        { id: "changes", title: "Changes and questions", body: <Changes /> },
      ]}
    />
  );
}

function Who() {
  const { productName, host } = useSite();
  return (
    <>
      <p>
        These terms are between you and the people who run {productName} at{" "}
        {host} (“we”). By signing in you agree to them and to the{" "}
        <InlineLink href={urls.guidelines}>community guidelines</InlineLink>.
      </p>
      <p>
        Anybody of 16 or older may use it; whoever is younger needs the consent
        of a parent or guardian. It costs nothing. Your account is for you: keep
        your sign-in to yourself. Speak for a church or a ministry only if it
        has asked you to.
      </p>
    </>
  );
}

function Yours() {
  return (
    <>
      <p>
        Words and pictures that you put here remain your own. You allow us to
        keep them, to show them to those they are meant for, and to fit them to
        that: smaller pictures, previews of links. For nothing else, and only
        until you delete them.
      </p>
      <p>
        A post can be read by anybody who has its address, and passed on by
        them. Share only what is yours to share.
      </p>
    </>
  );
}

function NotDone() {
  return (
    <Points>
      <li>
        What the{" "}
        <InlineLink href={urls.guidelines}>community guidelines</InlineLink> or
        the law rule out.
      </li>
      <li>
        Breaking in, getting in the way of the site, or collecting what people
        write here by machine.
      </li>
      <li>
        Getting round a limit, a block or a suspension, with another account for
        instance.
      </li>
    </Points>
  );
}

function Act() {
  return (
    <p>
      Where somebody does not keep to this we may hide or delete what they
      wrote, warn them, suspend them, or in grave cases delete their account.
      How reports are decided and how to appeal stands in the{" "}
      <InlineLink href={`${urls.guidelines}#then`}>
        community guidelines
      </InlineLink>
      . We cannot read everything, and are not the authors of what members
      write.
    </p>
  );
}

function Scripture() {
  return (
    <p>
      The Bible is here in the King James Version and the World English Bible,
      both in the public domain: quote them freely. “World English Bible” is a
      trademark of eBible.org, so words that you change must not bear its name.
      In the United Kingdom, printing the King James Version takes a licence of
      the Crown. Pictures that you make of verses are yours to share.
    </p>
  );
}

function Promise() {
  return (
    <>
      <p>
        We run this with care, and as it is: it may have faults, be out of reach
        for a while, change or come to an end. Keep a copy of what matters to
        you; <InlineLink href={`${urls.settings}#data`}>Settings</InlineLink>{" "}
        has a download of all that is yours.
      </p>
      <p>
        We do not check who people are, the events they announce or the pages
        they link to. What you read here takes the place of no doctor, lawyer,
        counsellor or pastor. As far as the law allows, we are not liable for
        what comes of using the site; rights that the law gives you, and that
        nobody can give away, stay yours.
      </p>
    </>
  );
}

function Leaving() {
  return (
    <p>
      Whenever you like, without a reason:{" "}
      <InlineLink href={`${urls.settings}#delete`}>Settings</InlineLink> deletes
      your account at once. What is deleted then, and the little that stays,
      stands on the{" "}
      <InlineLink href={`${urls.privacy}#deletion`}>privacy page</InlineLink>.
    </p>
  );
}

function Changes() {
  return (
    <p>
      When these terms change, the date at the top changes too. Whoever does not
      agree may leave; whoever stays agrees. For questions, notices and
      complaints, also about your rights in what somebody else has put here,
      write to <Contact />. Let us try to settle it between us first.
    </p>
  );
}
