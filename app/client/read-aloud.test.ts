import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readAloud, stopReading } from "./read-aloud";

class Utterance {
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  lang = "";
  rate = 1;
  constructor(readonly text: string) {}
}

const spoken: Utterance[] = [];
const voice = {
  speak: (utterance: Utterance) => spoken.push(utterance),
  cancel: vi.fn(),
};

beforeEach(() => {
  spoken.length = 0;
  vi.stubGlobal("speechSynthesis", voice);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("window", { speechSynthesis: voice });
  vi.stubGlobal("addEventListener", vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("readAloud", () => {
  it("speaks every sentence, then calls onEnd", () => {
    const onEnd = vi.fn();
    readAloud("For Bread\n\nLord, feed us. Is it late? Amen.", onEnd);
    expect(spoken.map(({ text }) => text)).toEqual([
      "For Bread",
      "Lord, feed us.",
      "Is it late?",
      "Amen.",
    ]);
    expect(onEnd).not.toHaveBeenCalled();
    spoken.at(-1)?.onend?.();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("doesn't call onEnd after being stopped", () => {
    const onEnd = vi.fn();
    readAloud("Lord, feed us.", onEnd);
    stopReading();
    spoken[0]?.onerror?.();
    expect(onEnd).not.toHaveBeenCalled();
    expect(voice.cancel).toHaveBeenCalled();
  });

  it("calls onEnd once if the voice fails", () => {
    const onEnd = vi.fn();
    readAloud("Lord, feed us. Amen.", onEnd);
    spoken[0]?.onerror?.();
    spoken[1]?.onerror?.();
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
