import { Scene } from "~/ui/scene";

const card =
  "absolute top-8 left-1/2 flex h-64 w-44 overflow-hidden rounded-card shadow-float";

/** Three verse images, fanned like cards in a hand. */
export function VersePicture() {
  return (
    <div className="relative h-full bg-sunken">
      <div
        className={`${card} -translate-x-[108%] -rotate-6 bg-linear-to-b from-[#8c3f5d] to-[#e09a5f]`}
      />
      <div
        className={`${card} translate-x-[8%] rotate-6 bg-linear-to-b from-[#1f5a63] to-[#8fbf9f]`}
      />
      <div className={`${card} -translate-x-1/2`}>
        <Scene className="absolute inset-0" />
        <p className="relative mx-auto px-4 pt-8 text-center font-serif text-xl text-ink">
          The <span className="[font-variant-caps:small-caps]">Lord</span> is my
          light and my salvation
          <span className="mt-2 block font-sans text-xs">Psalm 27:1</span>
        </p>
      </div>
    </div>
  );
}
