import { CallToAction } from "~/shell/landing/call-to-action";
import OpenBook from "./open-book.svg?component";

export function Closing() {
  return (
    <section
      aria-labelledby="closing-heading"
      className="px-4 pb-20 sm:px-8 lg:pb-28"
    >
      <div className="mx-auto max-w-7xl overflow-hidden rounded-[2rem] bg-gold-soft px-6 pt-12 text-center lg:pt-16 dark:bg-paper">
        <OpenBook />
        <h2
          id="closing-heading"
          className="mt-8 font-serif text-[clamp(2rem,4.5vw,3rem)] leading-[1.1] tracking-[-0.01em]"
        >
          There is room for you here
        </h2>
        <p className="mx-auto mt-4 max-w-md text-lg text-balance">
          Come in as you are, look around, and say hello.
        </p>
        <p className="mt-8 pb-14 lg:pb-20">
          <CallToAction label="Start Your Journey Today" />
        </p>
      </div>
    </section>
  );
}
