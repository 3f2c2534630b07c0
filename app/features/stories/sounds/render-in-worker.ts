import type { Stereo } from "./loop";
import type { SoundId } from "./sounds";

/** Renders a loop in a worker and terminates it. Rejects if workers are unavailable. */
export async function renderInWorker(id: SoundId): Promise<Stereo> {
  const worker = new Worker(new URL("./render.worker.ts", import.meta.url), {
    type: "module",
  });
  try {
    return await new Promise<Stereo>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<Stereo>) => {
        resolve(data);
      });
      worker.addEventListener("error", () => {
        reject(new Error("Couldn't render the sound."));
      });
      worker.postMessage(id);
    });
  } finally {
    worker.terminate();
  }
}
