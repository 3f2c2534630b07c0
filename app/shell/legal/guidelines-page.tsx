import { useSite } from "~/ui/site";
import { LegalPage } from "./legal-page";
import { Contact, Named, Points } from "./prose";
import { Appeal, Danger, Distance, Report, Then } from "./reporting";

export function GuidelinesPage() {
  const { productName } = useSite();
  return (
    <LegalPage
      title="Community guidelines"
      lead={`${productName} is a home for Christian believers of every church. Be kind, be honest, and look after one another.`}
      changed="2026-11-23"
      parts={[
        { id: "for", title: "What this place is for", body: <For /> },
        { id: "welcome", title: "What is welcome", body: <Welcome /> },
        { id: "not-welcome", title: "What is not", body: <NotWelcome /> },
        { id: "danger", title: "If somebody is in danger", body: <Danger /> },
        { id: "report", title: "How to report", body: <Report /> },
        { id: "then", title: "What happens then", body: <Then /> },
        { id: "appeal", title: "If we got it wrong", body: <Appeal /> },
        { id: "distance", title: "Mute and block", body: <Distance /> },
        { id: "questions", title: "Questions", body: <Questions /> },
      ]}
    />
  );
}

function For() {
  return (
    <>
      <p>
        For praying for one another, reading Scripture, and sharing what God is
        doing. Believers of all denominations are at home here, and so is
        whoever is still asking.
      </p>
      <blockquote className="border-l-2 border-line-strong pl-4 font-serif text-xl">
        <p>
          “And be ye kind one to another, tenderhearted, forgiving one another,
          even as God for Christ’s sake hath forgiven you.”
        </p>
        <footer className="mt-2 font-sans text-sm text-ink-soft">
          <cite className="not-italic">Ephesians 4:32</cite>
        </footer>
      </blockquote>
    </>
  );
}

function Welcome() {
  return (
    <Points>
      <li>
        Prayers and requests for prayer, testimonies, Scripture, devotionals,
        songs, sermons and invitations.
      </li>
      <li>Honest questions and honest doubts.</li>
      <li>
        Another view of doctrine, put with respect. No church has to win here.
      </li>
      <li>Joy, grief and ordinary days.</li>
      <li>Words that build somebody up.</li>
    </Points>
  );
}

function NotWelcome() {
  return (
    <Named
      entries={[
        [
          "Hate and harassment",
          "Contempt for people because of who they are, where they come from or which church they belong to; threats, insults, and following somebody about.",
        ],
        [
          "Sexual or violent content",
          "And never anything that sexualises or endangers a child.",
        ],
        [
          "Spam, scams and asking for money",
          "No advertising, no chain letters. Do not ask members for money, gifts or bank details, whatever the need.",
        ],
        [
          "Pretending to be somebody else",
          "Another person, a church you do not speak for, or us.",
        ],
        [
          "What others told you in confidence",
          "Other people's secrets, addresses, pictures or prayer requests are not yours to share.",
        ],
        [
          "Advice that endangers health",
          "Nobody is to be told to leave off medicine or stay away from a doctor. Prayer and doctors go together.",
        ],
        [
          "Mockery",
          "Of the faith, of Scripture, of a church, or of what somebody prays for.",
        ],
      ]}
    />
  );
}

function Questions() {
  return (
    <p>
      Nobody can foresee everything, so we go by the spirit of this page. If you
      are unsure, or if you have no account and have seen something that should
      not be here, write to <Contact />.
    </p>
  );
}
