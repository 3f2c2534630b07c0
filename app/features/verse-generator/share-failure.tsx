import { useEffect, useRef } from "react";

/** Scrolls itself and the Share button below it into view, above the bottom bar on phones. */
export function ShareFailure() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <p ref={ref} role="alert" className="scroll-mb-32 text-sm text-danger">
      Couldn't share your verse. Nothing is lost. Please try again.
    </p>
  );
}
