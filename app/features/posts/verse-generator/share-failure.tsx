import { useEffect, useRef } from "react";

/**
 * Stands above the button that failed, and comes into view with it: between the preview that stays
 * at a phone's top and the bar at its foot.
 */
export function ShareFailure() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <p
      ref={ref}
      role="alert"
      className="scroll-mt-[45dvh] scroll-mb-[calc(9rem+env(safe-area-inset-bottom))] text-sm text-danger"
    >
      It has not been shared. Nothing is lost: please try again.
    </p>
  );
}
