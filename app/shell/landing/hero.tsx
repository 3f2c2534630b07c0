import { CallToAction } from "~/shell/landing/call-to-action";
import { Scene } from "~/ui/scene";
import { useSite } from "~/ui/site";

export function Hero() {
  const { productName } = useSite();
  return (
    <section className="relative flex min-h-[max(50rem,100svh)] justify-center overflow-hidden lg:min-h-[max(52rem,100svh)]">
      <Scene className="absolute inset-0" />
      <div className="relative max-w-4xl px-6 pt-28 text-center sm:pt-32">
        <h1 className="font-serif text-[clamp(2.75rem,9vw,4.75rem)] leading-[1.02] tracking-[-0.02em]">
          Faith is a road we walk together
        </h1>
        <p className="mx-auto mt-5 max-w-2xl text-lg text-balance">
          {productName} is a home for Christian believers and their churches,
          wherever they are: to read the Bible, to pray for one another, and to
          share what God is doing.
        </p>
        <p className="mt-7">
          <CallToAction label={`Try ${productName} Now`} />
        </p>
      </div>
    </section>
  );
}
