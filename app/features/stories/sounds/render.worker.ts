import { render } from "./render";
import type { SoundId } from "./sounds";

// A sound takes up to a second of a phone's time: here, and not where fingers are answered.
addEventListener("message", ({ data }: MessageEvent<SoundId>) => {
  const loop = render[data]();
  postMessage(loop, { transfer: loop.map(({ buffer }) => buffer) });
});
