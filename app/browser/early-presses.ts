declare global {
  interface Window {
    /** Buttons pressed before the app was there to hear it, each once; gone from then on. */
    earlyPresses?: Set<HTMLElement> | undefined;
  }
}

let unheard: Iterable<HTMLElement> = [];

/** By boot.ts, before anything is drawn. What the browser answers by itself (forms, notes) is left to it. */
export function keepEarlyPresses(): void {
  window.earlyPresses = new Set();
  const keep = ({ target }: MouseEvent) => {
    const { earlyPresses } = window;
    if (!earlyPresses) removeEventListener("click", keep, true);
    else if (target instanceof Element) {
      const button = target.closest<HTMLElement>(
        "button[type=button]:not([popovertarget])",
      );
      if (button) earlyPresses.add(button);
    }
  };
  addEventListener("click", keep, true);
}

/** Before hydration begins: from now on React hears every press, and hydrates at once for it. */
export function endEarlyPresses(): void {
  unheard = window.earlyPresses ?? [];
  delete window.earlyPresses;
}

/** Once the page listens: whoever pressed a button early has pressed it all the same. */
export function pressAgain(): void {
  const buttons = unheard;
  unheard = [];
  for (const button of buttons) {
    if (button.isConnected) button.click();
  }
}
