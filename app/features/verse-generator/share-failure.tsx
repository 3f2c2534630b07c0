import { useEffect, useRef } from "react";

/**
 * Stands above the button that failed, and comes into view with it, above the bar at a phone's foot.
 */
export function ShareFailure() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <p ref={ref} role="alert" className="scroll-mb-32 text-sm text-danger">
      It has not been shared. Nothing is lost: please try again.
    </p>
  );
}
