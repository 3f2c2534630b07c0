import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readAloud, stopReading } from "./read-aloud";

class Utterance {
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  lang = "";
  rate = 1;
  constructor(readonly text: string) {}
}

const said: Utterance[] = [];
const voice = {
  speak: (utterance: Utterance) => said.push(utterance),
  cancel: vi.fn(),
};

beforeEach(() => {
  said.length = 0;
  vi.stubGlobal("speechSynthesis", voice);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("window", { speechSynthesis: voice });
  vi.stubGlobal("addEventListener", vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("readAloud", () => {
  it("says every sentence, and tells when it is done", () => {
    const onEnd = vi.fn();
    readAloud("For Bread\n\nLord, feed us. Is it late? Amen.", onEnd);
    expect(said.map(({ text }) => text)).toEqual([
      "For Bread",
      "Lord, feed us.",
      "Is it late?",
      "Amen.",
    ]);
    expect(onEnd).not.toHaveBeenCalled();
    said.at(-1)?.onend?.();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("says nothing of the end of what was stopped", () => {
    const onEnd = vi.fn();
    readAloud("Lord, feed us.", onEnd);
    stopReading();
    said[0]?.onerror?.();
    expect(onEnd).not.toHaveBeenCalled();
    expect(voice.cancel).toHaveBeenCalled();
  });

  it("tells when the voice fails", () => {
    const onEnd = vi.fn();
    readAloud("Lord, feed us. Amen.", onEnd);
    said[0]?.onerror?.();
    said[1]?.onerror?.();
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
