import type { Sound } from "./sounds";

/** s; time constants of the fades. */
const fadeIn = 0.4;
const fadeOut = 0.1;
const fadeOutSeconds = 0.5;

/** Each click retries a sound that failed, or that the browser blocked because it needs a click. */
export function createPlayer() {
  let context: AudioContext | null = null;
  let requestedSound: Sound | null = null;
  let playing: { sound: Sound; stop: () => void } | null = null;
  /** 4 to 5 MB */
  let last: { sound: Sound; buffer: AudioBuffer } | null = null;

  const start = async (sound: Sound) => {
    context ??= new AudioContext();
    const audio = context;
    // Not awaited: this promise may stay pending until a click.
    audio.resume().catch(logFailure);
    if (playing?.sound === sound) return;
    const buffer = last?.sound === sound ? last.buffer : await sound.render();
    last = { sound, buffer };
    // Meanwhile another call may have stopped, replaced or started it.
    if (requestedSound !== sound || playing?.sound === sound) return;
    playing?.stop();
    const gain = new GainNode(audio, { gain: 0 });
    const source = new AudioBufferSourceNode(audio, { buffer, loop: true });
    source.connect(gain).connect(audio.destination);
    gain.gain.setTargetAtTime(sound.volume, audio.currentTime, fadeIn);
    source.start();
    const stopSource = () => {
      const now = audio.currentTime;
      gain.gain.setTargetAtTime(0, now, fadeOut);
      source.stop(now + fadeOutSeconds);
    };
    playing = { sound, stop: stopSource };
  };

  /** Plays the sound in a loop, instead of the current one. */
  const play = (sound: Sound) => {
    requestedSound = sound;
    start(sound).catch(logFailure);
    document.addEventListener("click", onClick);
  };

  const onClick = () => {
    if (requestedSound) play(requestedSound);
  };

  const stop = () => {
    requestedSound = null;
    playing?.stop();
    playing = null;
    document.removeEventListener("click", onClick);
  };
  return {
    play,
    stop,
    /** Stops and releases all resources. */
    close: () => {
      stop();
      setTimeout(() => void context?.close(), fadeOutSeconds * 1000);
    },
  };
}

function logFailure(reason: unknown): void {
  console.info("The background sound will start on the next click:", reason);
}
