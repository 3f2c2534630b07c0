import { render } from "./render";
import type { SoundId } from "./sounds";

// Rendering takes up to a second on a phone, so it runs off the main thread.
addEventListener("message", ({ data }: MessageEvent<SoundId>) => {
  const loop = render[data]();
  postMessage(loop, { transfer: loop.map(({ buffer }) => buffer) });
});
