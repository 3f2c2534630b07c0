import { useEffect, useState } from "react";
import { getCachedLabel } from "~/client/cached-copy";
import { Lazy, lazyCode } from "~/ui/lazy";

const device = lazyCode(() => import("./device"));

/** After the load event, so that the content has the network and the CPU to itself. */
const idleDelayMs = 2000;

/** Loads the code for offline use, installation and push once the page is idle, because reading doesn't need it. */
export function DeviceHost() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // A cached page loads nothing else, and it needs the outbox soon.
    const delayMs = getCachedLabel() === null ? idleDelayMs : 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startTimer = () => {
      timer = setTimeout(() => {
        setIsIdle(true);
      }, delayMs);
    };
    if (document.readyState === "complete") startTimer();
    else addEventListener("load", startTimer);
    return () => {
      removeEventListener("load", startTimer);
      clearTimeout(timer);
    };
  }, []);
  return (
    isIdle && (
      <Lazy code={device} renderError={() => null}>
        {({ Device }) => <Device />}
      </Lazy>
    )
  );
}
