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
