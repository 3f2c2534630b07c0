import { sampleRate } from "./loop";
import { renderApart } from "./render-apart";
import type { Sound, SoundId } from "./sounds";

export interface Player {
  /** Plays it, over and over, in place of any other. */
  play: (sound: Sound) => void;
  stop: () => void;
  /** Lets go of everything. */
  close: () => void;
}

/** s. A sound comes as a door opens, and goes a little sooner. */
const fadeIn = 1.2;
const fadeOut = 0.4;
/** ms. A browser that lets a page sound does so within this; else it waits for a click. */
const patience = 300;

interface Playing {
  source: AudioBufferSourceNode;
  gain: GainNode;
}

/** What could not begin is logged and tried again with the next click (spec §8). */
export function createPlayer(): Player {
  let context: AudioContext | null = null;
  let wanted: Sound | null = null;
  let playing: Playing | null = null;
  let waiting = false;
  /** The last one made: 4 to 5 MB. */
  let made: { id: SoundId; buffer: AudioBuffer } | null = null;

  const end = () => {
    if (!playing || !context) return;
    const { source, gain } = playing;
    playing = null;
    const now = context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setValueAtTime(gain.gain.value, now);
    gain.gain.linearRampToValueAtTime(0, now + fadeOut);
    source.stop(now + fadeOut);
  };

  const bufferOf = async (audio: AudioContext, id: SoundId) => {
    if (made?.id === id) return made.buffer;
    const loop = await renderApart(id);
    const buffer = audio.createBuffer(2, loop[0].length, sampleRate);
    loop.forEach((channel, side) => {
      buffer.getChannelData(side).set(channel);
    });
    made = { id, buffer };
    return buffer;
  };

  const begin = async (sound: Sound) => {
    context ??= new AudioContext({ sampleRate });
    const audio = context;
    // It may stay open until a click, so nothing waits for it.
    audio.resume().catch(tryAgain);
    setTimeout(() => {
      if (wanted && audio.state === "suspended") tryAgain("suspended");
    }, patience);
    const buffer = await bufferOf(audio, sound.id);
    if (wanted !== sound || audio.state === "closed") return;
    end();
    const gain = new GainNode(audio, { gain: 0 });
    const source = new AudioBufferSourceNode(audio, { buffer, loop: true });
    source.connect(gain).connect(audio.destination);
    const now = audio.currentTime;
    // Said outright: some browsers let a ramp without a beginning start at zero on their clock.
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(sound.volume, now + fadeIn);
    source.start();
    playing = { source, gain };
  };

  const onClick = () => {
    waiting = false;
    if (!wanted) return;
    if (playing) context?.resume().catch(tryAgain);
    else begin(wanted).catch(tryAgain);
  };

  function tryAgain(why: unknown): void {
    if (waiting) return;
    waiting = true;
    console.info("The background sound waits for the next click:", why);
    document.addEventListener("click", onClick, { once: true });
  }

  return {
    play(sound) {
      if (wanted === sound && playing) return;
      wanted = sound;
      begin(sound).catch(tryAgain);
    },
    stop() {
      wanted = null;
      end();
    },
    close() {
      wanted = null;
      end();
      document.removeEventListener("click", onClick);
      const closing = context;
      context = null;
      setTimeout(() => void closing?.close(), fadeOut * 1000);
    },
  };
}
