import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import Candles from "./vignettes/candles.svg?component";
import Churches from "./vignettes/churches.svg?component";
import Groups from "./vignettes/groups.svg?component";
import Sheep from "./vignettes/sheep.svg?component";
import {
  BibleVignette,
  EventVignette,
  PostsVignette,
  ProfileVignette,
  VerseVignette,
} from "./vignettes/vignettes";

const features: {
  title: string;
  text: string;
  link?: string;
  illustration: ReactNode;
  span: string;
}[] = [
  {
    title: "Personal profiles",
    text: "Share your faith journey, keep your favourite verses close, and name the intentions you're praying for.",
    illustration: <ProfileVignette />,
    span: "lg:col-span-5",
  },
  {
    title: "Faith-based posts",
    text: "Share a morning devotional, your notes from Sunday's sermon, or a short word about what God has done this week.",
    illustration: <PostsVignette />,
    span: "lg:col-span-7",
  },
  {
    title: "Prayer requests",
    text: "Ask for prayer when you need it, and carry what others ask for.",
    illustration: <Candles />,
    span: "lg:col-span-4",
  },
  {
    title: "Events",
    text: "Announce a service, a study or a supper, and see who would like to come.",
    illustration: <EventVignette />,
    span: "lg:col-span-4",
  },
  {
    title: "Church connections",
    text: "Give your church a page with its service times and events, and a room where its members share and pray between Sundays.",
    link: "Find or start your church",
    illustration: <Churches />,
    span: "lg:col-span-4",
  },
  {
    title: "Bible integration",
    text: "The King James Version and the World English Bible, all sixty-six books, on a page made for reading, with search that finds the verse you half remember.",
    illustration: <BibleVignette />,
    span: "sm:col-span-2 lg:col-span-7",
  },
  {
    title: "Verse generator",
    text: "Set a verse over a sunrise, a hillside or an evening sky, and share a picture worth keeping.",
    illustration: <VerseVignette />,
    span: "lg:col-span-5",
  },
  {
    title: "Community groups",
    text: "Find your people by denomination, by interests or by region. A group is open to everyone, lets people in one by one, or stays hidden, as your house group needs it.",
    link: "Find a group",
    illustration: <Groups />,
    span: "lg:col-span-6",
  },
  {
    title: "A safe space",
    text: "A place where you can be honest about hope and doubt. Kindness is expected of everyone, and no outside advertiser or tracker follows you here.",
    illustration: <Sheep />,
    span: "lg:col-span-6",
  },
];

export function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-heading"
      className="mx-auto max-w-7xl scroll-mt-8 px-4 py-20 sm:px-8 lg:py-28"
    >
      <div className="mx-auto max-w-2xl text-center">
        <h2
          id="features-heading"
          className="font-serif text-[clamp(2rem,4.5vw,3rem)] leading-[1.1] tracking-[-0.01em]"
        >
          Nine rooms in one house
        </h2>
        <p className="mt-4 text-lg text-balance text-ink-soft">
          Some are for reading, some for praying, some for company. Go in
          wherever you need to today.
        </p>
      </div>
      <ul className="mt-12 grid gap-4 sm:grid-flow-dense sm:grid-cols-2 lg:mt-16 lg:grid-cols-12 lg:gap-6">
        {features.map(({ title, text, link, illustration, span }) => (
          <li
            key={title}
            className={`card flex flex-col overflow-hidden shadow-card ${span}`}
          >
            <div
              aria-hidden="true"
              className="relative h-60 overflow-hidden lg:h-68"
            >
              {illustration}
            </div>
            <div className="p-6 lg:p-7">
              <h3 className="font-serif text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
              {link && (
                <a
                  href={urls.groups()}
                  className="mt-2 inline-flex touch items-center gap-2 font-semibold text-primary hover:underline"
                >
                  {link}
                  <Icon name="arrow-right" className="size-4" />
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
