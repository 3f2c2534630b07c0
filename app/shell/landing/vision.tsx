/** Night over the earth, with a lamp wherever someone prays: dark in both themes. */
export function Vision() {
  return (
    <section
      id="vision"
      data-theme="dark"
      aria-labelledby="vision-heading"
      className="flex justify-center bg-[#0d1022] bg-[url(/backgrounds/earth-night.svg)] bg-[length:max(100%,60rem)_auto] bg-bottom bg-no-repeat px-6 pt-24 pb-[calc(max(100vw,60rem)*0.21+4rem)] text-center text-ink lg:pt-32"
    >
      <div className="max-w-3xl">
        <h2 id="vision-heading" className="font-semibold text-gold">
          Our vision
        </h2>
        <p className="mt-5 font-serif text-[clamp(2rem,4.5vw,3rem)] leading-[1.1] tracking-[-0.01em] text-balance">
          A world where no believer is far from fellowship
        </p>
        <p className="mx-auto mt-6 max-w-2xl text-lg text-balance text-ink-soft">
          Where the screen in your hand opens on Scripture, on prayer, and on a
          brother or sister in Christ, whichever language you pray in and
          whichever church you call your own.
        </p>
        <blockquote className="mx-auto mt-12 max-w-xl font-serif text-xl text-balance">
          <p>
            “For where two or three are gathered together in my name, there am I
            in the midst of them.”
          </p>
          <footer className="mt-3 font-sans text-sm text-gold">
            <cite className="not-italic">Matthew 18:20</cite>
          </footer>
        </blockquote>
      </div>
    </section>
  );
}
