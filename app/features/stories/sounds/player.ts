import { sampleRate } from "./loop";
import { renderInWorker } from "./render-in-worker";
import type { Sound, SoundId } from "./sounds";

export interface Player {
  /** Plays the sound in a loop, instead of the current one. */
  play: (sound: Sound) => void;
  stop: () => void;
  /** Stops and releases all resources. */
  close: () => void;
}

const fadeInSeconds = 1.2;
const fadeOutSeconds = 0.4;
/** If audio hasn't started by then, the browser blocks autoplay and needs a click. */
const autoplayTimeoutMs = 300;

interface Playing {
  source: AudioBufferSourceNode;
  gain: GainNode;
}

/** A sound that can't start is logged and retried on the next click. */
export function createPlayer(): Player {
  let context: AudioContext | null = null;
  let requestedSound: Sound | null = null;
  let playing: Playing | null = null;
  let isWaitingForClick = false;
  /** 4 to 5 MB */
  let lastBuffer: { id: SoundId; buffer: AudioBuffer } | null = null;

  const fadeOut = () => {
    if (!playing || !context) return;
    const { source, gain } = playing;
    playing = null;
    const now = context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setValueAtTime(gain.gain.value, now);
    gain.gain.linearRampToValueAtTime(0, now + fadeOutSeconds);
    source.stop(now + fadeOutSeconds);
  };

  const getBuffer = async (audio: AudioContext, id: SoundId) => {
    if (lastBuffer?.id === id) return lastBuffer.buffer;
    const loop = await renderInWorker(id);
    const buffer = audio.createBuffer(2, loop[0].length, sampleRate);
    loop.forEach((channel, side) => {
      buffer.getChannelData(side).set(channel);
    });
    lastBuffer = { id, buffer };
    return buffer;
  };

  const start = async (sound: Sound) => {
    context ??= new AudioContext({ sampleRate });
    const audio = context;
    // Not awaited: this promise may stay pending until a click.
    audio.resume().catch(retryOnClick);
    setTimeout(() => {
      if (requestedSound && audio.state === "suspended")
        retryOnClick("suspended");
    }, autoplayTimeoutMs);
    const buffer = await getBuffer(audio, sound.id);
    if (requestedSound !== sound || audio.state === "closed") return;
    fadeOut();
    const gain = new GainNode(audio, { gain: 0 });
    const source = new AudioBufferSourceNode(audio, { buffer, loop: true });
    source.connect(gain).connect(audio.destination);
    const now = audio.currentTime;
    // Without an explicit start value, some browsers start the ramp at time zero.
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(sound.volume, now + fadeInSeconds);
    source.start();
    playing = { source, gain };
  };

  const onClick = () => {
    isWaitingForClick = false;
    if (!requestedSound) return;
    if (playing) context?.resume().catch(retryOnClick);
    else start(requestedSound).catch(retryOnClick);
  };

  function retryOnClick(reason: unknown): void {
    if (isWaitingForClick) return;
    isWaitingForClick = true;
    console.info("The background sound will start on the next click:", reason);
    document.addEventListener("click", onClick, { once: true });
  }

  return {
    play(sound) {
      if (requestedSound === sound && playing) return;
      requestedSound = sound;
      start(sound).catch(retryOnClick);
    },
    stop() {
      requestedSound = null;
      fadeOut();
    },
    close() {
      requestedSound = null;
      fadeOut();
      document.removeEventListener("click", onClick);
      const closing = context;
      context = null;
      setTimeout(() => void closing?.close(), fadeOutSeconds * 1000);
    },
  };
}
