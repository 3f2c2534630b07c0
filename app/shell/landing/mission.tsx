const points = [
  [
    "Christ-centred relationships",
    "Friendships that begin in Him: people who pray with you, tell you the truth kindly, and are glad when you are glad.",
  ],
  [
    "Scripture and testimonies, shared",
    "A verse, a story, an answered prayer: passed from hand to hand, until it reaches the one who needed it today.",
  ],
  [
    "A digital home for churches and ministries",
    "One address where a congregation can gather, teach and invite every day of the week.",
  ],
  [
    "A kind, encouraging environment",
    "Words that build up. Room for the new believer, the old saint, and anyone still asking.",
  ],
] as const;

export function Mission() {
  return (
    <section
      id="mission"
      aria-labelledby="mission-heading"
      className="mx-auto max-w-7xl scroll-mt-8 px-6 py-20 sm:px-8 lg:grid lg:grid-cols-12 lg:gap-6 lg:py-28"
    >
      <div className="lg:sticky lg:top-16 lg:col-span-4 lg:self-start">
        <h2
          id="mission-heading"
          className="font-serif text-[clamp(2rem,4.5vw,3rem)] leading-[1.1] tracking-[-0.01em]"
        >
          Our mission
        </h2>
        <p className="mt-4 max-w-sm text-lg text-ink-soft">
          Four things we build for, and measure everything else by.
        </p>
      </div>
      <ol className="mt-10 lg:col-span-8 lg:mt-0">
        {points.map(([title, text], index) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_1fr] border-t border-line py-7 sm:grid-cols-[5rem_1fr] lg:py-8 tight:grid-cols-1"
          >
            <span
              aria-hidden="true"
              className="font-serif text-3xl leading-8 text-gold"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-serif text-xl">{title}</h3>
              <p className="mt-2 max-w-xl text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
