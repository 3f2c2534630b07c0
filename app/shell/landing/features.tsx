import type { ReactNode } from "react";
import { FeatureCard } from "~/shell/landing/feature-card";
import { BiblePicture } from "~/shell/landing/vignettes/bible-picture";
import { ChurchesPicture } from "~/shell/landing/vignettes/churches-picture";
import { EventPicture } from "~/shell/landing/vignettes/event-picture";
import { GroupsPicture } from "~/shell/landing/vignettes/groups-picture";
import { PostsPicture } from "~/shell/landing/vignettes/posts-picture";
import { PrayerPicture } from "~/shell/landing/vignettes/prayer-picture";
import { ProfilePicture } from "~/shell/landing/vignettes/profile-picture";
import { SafeSpacePicture } from "~/shell/landing/vignettes/safe-space-picture";
import { VersePicture } from "~/shell/landing/vignettes/verse-picture";

interface Feature {
  title: string;
  text: string;
  picture: ReactNode;
  /** Columns of the twelve that a wide screen has. */
  span: string;
}

const features: Feature[] = [
  {
    title: "Personal profiles",
    text: "Tell your faith journey, keep your favorite verses close, and name the intentions you are praying for.",
    picture: <ProfilePicture />,
    span: "lg:col-span-5",
  },
  {
    title: "Faith-based posts",
    text: "Share a morning devotional, your notes from Sunday's sermon, or a short word about what God has done this week.",
    picture: <PostsPicture />,
    span: "lg:col-span-7",
  },
  {
    title: "Prayer requests",
    text: "Ask for prayer when you need it, and carry what others ask for.",
    picture: <PrayerPicture />,
    span: "lg:col-span-4",
  },
  {
    title: "Events",
    text: "Announce a service, a study or a supper, and see who would like to come.",
    picture: <EventPicture />,
    span: "lg:col-span-4",
  },
  {
    title: "Church connections",
    text: "Follow churches and ministries, and stay near your own between Sundays.",
    picture: <ChurchesPicture />,
    span: "lg:col-span-4",
  },
  {
    title: "Bible integration",
    text: "The King James Version and the World English Bible, all sixty-six books, on a page made for reading, with search that finds the verse you half remember.",
    picture: <BiblePicture />,
    span: "sm:col-span-2 lg:col-span-7",
  },
  {
    title: "Verse generator",
    text: "Set a verse over a sunrise, a hillside or an evening sky, and share a picture worth keeping.",
    picture: <VersePicture />,
    span: "lg:col-span-5",
  },
  {
    title: "Community groups",
    text: "Find your people by denomination, by interests or by region, and meet brothers and sisters you would never have met otherwise.",
    picture: <GroupsPicture />,
    span: "lg:col-span-6",
  },
  {
    title: "A safe space",
    text: "A place where you can be honest about hope and doubt. Kindness is expected of everyone, and no outside advertiser or tracker follows you here.",
    picture: <SafeSpacePicture />,
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
          Some are for reading, some for praying, some for company. Go in where
          you need to today.
        </p>
      </div>
      <ul className="mt-12 grid gap-4 sm:grid-flow-dense sm:grid-cols-2 lg:mt-16 lg:grid-cols-12 lg:gap-6">
        {features.map(({ span, ...feature }) => (
          <FeatureCard key={feature.title} {...feature} className={span} />
        ))}
      </ul>
    </section>
  );
}
