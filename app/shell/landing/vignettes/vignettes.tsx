import { Icon } from "~/ui/icon";
import Bunting from "./bunting.svg?component";

/** John 15:9-12 (KJV) as in the Bible reader, with the words of Christ in red. */
const firstVerse = 9;
const verses = [
  "As the Father hath loved me, so have I loved you: continue ye in my love.",
  "If ye keep my commandments, ye shall abide in my love; even as I have kept my Father's commandments, and abide in his love.",
  "These things have I spoken unto you, that my joy might remain in you, and that your joy might be full.",
  "This is my commandment, That ye love one another, as I have loved you.",
];

export function BibleVignette() {
  return (
    <div className="h-full bg-sunken px-6 pt-7 after:absolute after:inset-x-0 after:bottom-0 after:h-14 after:bg-linear-to-t after:from-paper">
      <div className="mx-auto h-full max-w-xl rounded-t-card bg-paper px-7 pt-5 shadow-card">
        <p className="flex items-center gap-2 border-b border-line pb-3">
          <span className="mr-auto font-serif text-xl">John 15</span>
          <span className="rounded-full bg-primary px-3 text-sm font-semibold text-on-primary">
            KJV
          </span>
          <span className="rounded-full border border-line px-3 text-sm text-ink-soft">
            WEB
          </span>
        </p>
        <p className="mt-4 font-serif text-lg text-christ">
          {verses.map((text, index) => (
            <span key={text}>
              <sup className="mr-1 font-sans text-xs text-ink-soft">
                {firstVerse + index}
              </sup>
              {text}{" "}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** An invitation below bunting. */
export function EventVignette() {
  return (
    <div className="relative flex h-full items-end justify-center bg-primary-soft px-6">
      <Bunting />
      <div className="w-72 rounded-t-card bg-paper p-5 shadow-card">
        <div className="flex gap-4">
          <p className="flex w-14 shrink-0 flex-col items-center rounded-control bg-primary py-2 text-on-primary">
            <span className="text-xs font-semibold">Sunday</span>
            <span className="font-serif text-2xl">24</span>
          </p>
          <div>
            <p className="font-serif text-lg leading-6">
              Supper for the newly arrived
            </p>
            <p className="mt-2 flex items-center gap-1.5 text-xs text-ink-soft">
              <Icon name="clock" className="size-4" /> 18:30
            </p>
            <p className="mt-1 flex items-center gap-1.5 text-xs text-ink-soft">
              <Icon name="pin" className="size-4" /> The parish hall
            </p>
          </div>
        </div>
        <p className="mt-4 rounded-control bg-gold-soft py-2 text-center text-sm font-semibold text-gold">
          Interested ✓
        </p>
      </div>
    </div>
  );
}

/** Two sheets on a desk: a devotional, and notes from a sermon. */
export function PostsVignette() {
  return (
    <div className="relative h-full bg-gold-soft dark:bg-sunken">
      <div className="absolute top-7 left-[4%] w-60 -rotate-3 rounded-control bg-paper p-5 shadow-card sm:top-9 sm:left-[10%] sm:w-64">
        <p className="text-xs font-semibold text-gold">Devotional</p>
        <p className="mt-1 font-serif text-xl">On waiting</p>
        <p className="mt-2 font-serif text-sm text-ink-soft">
          The farmer does not dig up the seed to see whether it grows. He
          waters, and goes to bed, and the earth does its quiet work…
        </p>
      </div>
      <div className="absolute top-12 left-[44%] w-60 rotate-2 rounded-control bg-paper p-5 shadow-card sm:top-14 sm:left-[49%] sm:w-64">
        <p className="text-xs font-semibold text-primary">Sermon notes</p>
        <p className="mt-1 font-serif text-xl">Luke 15</p>
        <ol className="mt-2 space-y-1 font-serif text-sm text-ink-soft">
          <li>1. The younger son asks</li>
          <li>2. The father runs</li>
          <li>3. The elder stands outside</li>
          <li>4. The door is left open</li>
        </ol>
      </div>
    </div>
  );
}

const journey = [
  "Baptised on Easter morning",
  "Found a small group",
  "Learning to pray the Psalms",
];

/** A sample profile without a real name. */
export function ProfileVignette() {
  return (
    <div className="h-full bg-primary-soft px-6 pt-7">
      <div className="mx-auto h-full max-w-80 rounded-t-card bg-paper p-5 shadow-card">
        <div className="flex items-center gap-3">
          <svg viewBox="0 0 48 48" className="size-12 shrink-0 rounded-full">
            <path className="fill-gold-soft" d="M0 0h48v48H0z" />
            <circle cx="24" cy="19" r="8" className="fill-gold" />
            <path className="fill-gold" d="M8 48c1-12 7-18 16-18s15 6 16 18z" />
          </svg>
          <div>
            <p className="font-semibold">Your name</p>
            <p className="text-sm text-ink-soft">Psalm 46 · John 15</p>
          </div>
        </div>
        <ul className="mt-4 ml-1.5 border-l-2 border-line">
          {journey.map((step) => (
            <li key={step} className="relative py-1.5 pl-5 text-sm">
              <span className="absolute top-3 -left-[7px] size-3 rounded-full border-2 border-paper bg-gold" />
              {step}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const card =
  "absolute top-8 left-1/2 h-72 w-44 overflow-hidden rounded-card px-4 pt-8 text-center font-serif text-xl shadow-float";

/** Three verse images, fanned like cards in a hand: the same in both themes. */
export function VerseVignette() {
  return (
    <div className="relative h-full bg-sunken">
      <p
        className={`${card} -translate-x-[128%] -rotate-6 bg-linear-to-b from-[#7a3654] to-[#b8643f] text-white`}
      >
        Be still, and know that I am God
        <span className="mt-2 block font-sans text-xs">Psalm 46:10</span>
      </p>
      <p
        className={`${card} translate-x-[28%] rotate-6 bg-linear-to-b from-[#1d525b] to-[#3f7d6c] text-white`}
      >
        Great is thy faithfulness
        <span className="mt-2 block font-sans text-xs">Lamentations 3:23</span>
      </p>
      <p
        className={`${card} -translate-x-1/2 bg-[url(/backgrounds/hills-dawn.svg)] bg-cover bg-bottom text-[#2a241c]`}
      >
        The <span className="[font-variant-caps:small-caps]">Lord</span> is my
        light and my salvation
        <span className="mt-2 block font-sans text-xs">Psalm 27:1</span>
      </p>
    </div>
  );
}
