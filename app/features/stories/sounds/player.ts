import type { Sound } from "./sounds";

/** s; time constants of the fades. */
const fadeIn = 0.4;
const fadeOut = 0.1;
const fadeOutSeconds = 0.5;
/** If audio hasn't started by then, the browser blocks autoplay and needs a click. */
const autoplayTimeoutMs = 300;

interface Playing {
  sound: Sound;
  source: AudioBufferSourceNode;
  gain: GainNode;
}

/** A sound that can't start is logged and retried on the next click. */
export function createPlayer() {
  let context: AudioContext | null = null;
  let requestedSound: Sound | null = null;
  let playing: Playing | null = null;
  /** 4 to 5 MB */
  let last: { sound: Sound; buffer: AudioBuffer } | null = null;

  const stopPlaying = () => {
    if (!playing || !context) return;
    const { source, gain } = playing;
    playing = null;
    const now = context.currentTime;
    gain.gain.setTargetAtTime(0, now, fadeOut);
    source.stop(now + fadeOutSeconds);
  };

  const start = async (sound: Sound) => {
    context ??= new AudioContext();
    const audio = context;
    // Not awaited: this promise may stay pending until a click.
    audio.resume().catch(retryOnClick);
    setTimeout(() => {
      if (requestedSound && audio.state === "suspended")
        retryOnClick("suspended");
    }, autoplayTimeoutMs);
    const buffer = last?.sound === sound ? last.buffer : await sound.render();
    last = { sound, buffer };
    if (requestedSound !== sound || audio.state === "closed") return;
    stopPlaying();
    const gain = new GainNode(audio, { gain: 0 });
    const source = new AudioBufferSourceNode(audio, { buffer, loop: true });
    source.connect(gain).connect(audio.destination);
    gain.gain.setTargetAtTime(sound.volume, audio.currentTime, fadeIn);
    source.start();
    playing = { sound, source, gain };
  };

  /** Plays the sound in a loop, instead of the current one. */
  const play = (sound: Sound) => {
    requestedSound = sound;
    if (playing?.sound === sound) context?.resume().catch(retryOnClick);
    else start(sound).catch(retryOnClick);
  };

  const onClick = () => {
    if (requestedSound) play(requestedSound);
  };

  function retryOnClick(reason: unknown): void {
    console.info("The background sound will start on the next click:", reason);
    document.addEventListener("click", onClick, { once: true });
  }

  const stop = () => {
    requestedSound = null;
    stopPlaying();
  };
  return {
    play,
    stop,
    /** Stops and releases all resources. */
    close: () => {
      stop();
      document.removeEventListener("click", onClick);
      setTimeout(() => void context?.close(), fadeOutSeconds * 1000);
    },
  };
}
