import { useEffect, useState } from "react";
import { keptSince } from "~/browser/kept-page";
import { Late, late } from "~/ui/late";

const device = late(() => import("./device"));

/** ms after the page has loaded; decided here: what is read first has the line, and the processor, to itself. */
const restAfter = 2000;

/**
 * What makes the page an app on this device. None of it is needed to read, so it is fetched once the
 * page has come to rest.
 */
export function DevicePlace() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    // Without a network nothing is in its way, and it is wanted soon.
    const wait = keptSince() === null ? restAfter : 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      timer = setTimeout(() => {
        setRested(true);
      }, wait);
    };
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest);
    return () => {
      removeEventListener("load", rest);
      clearTimeout(timer);
    };
  }, []);
  return (
    rested && (
      <Late code={device} failed={() => null}>
        {({ Device }) => <Device />}
      </Late>
    )
  );
}
