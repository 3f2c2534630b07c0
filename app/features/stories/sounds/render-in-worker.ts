import type { Stereo } from "./loop";
import type { SoundId } from "./sounds";

/** Computes a loop in a worker, which then goes. Rejects where there are no workers. */
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
        reject(new Error("The sound could not be made."));
      });
      worker.postMessage(id);
    });
  } finally {
    worker.terminate();
  }
}
