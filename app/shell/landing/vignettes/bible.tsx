/** John 15:9-12 (KJV) as in the Bible reader, with the words of Christ in red. */
const verses = [
  [
    9,
    "As the Father hath loved me, so have I loved you: continue ye in my love.",
  ],
  [
    10,
    "If ye keep my commandments, ye shall abide in my love; even as I have kept my Father's commandments, and abide in his love.",
  ],
  [
    11,
    "These things have I spoken unto you, that my joy might remain in you, and that your joy might be full.",
  ],
  [
    12,
    "This is my commandment, That ye love one another, as I have loved you.",
  ],
] as const;

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
          {verses.map(([number, text]) => (
            <span key={number}>
              <sup className="mr-1 font-sans text-xs text-ink-soft">
                {number}
              </sup>
              {text}{" "}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
