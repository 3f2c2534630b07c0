import { useEffect, useState } from "react";
import { Late, late } from "~/ui/late";

const device = late(() => import("./device"));

/**
 * What makes the page an app on this device. None of it is needed to read, so it is fetched once the
 * page has come to rest.
 */
export function DevicePlace() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const rest = () => {
      setRested(true);
    };
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest);
    return () => {
      removeEventListener("load", rest);
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
