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
