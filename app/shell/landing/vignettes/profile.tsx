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
