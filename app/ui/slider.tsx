import { forwardRef, type ComponentPropsWithoutRef } from "react";

/** A native slider, 44 px high for touch. */
export const Slider = forwardRef<
  HTMLInputElement,
  Omit<ComponentPropsWithoutRef<"input">, "type">
>(function Slider({ className = "", ...rest }, ref) {
  return (
    <input
      ref={ref}
      type="range"
      className={`block h-11 w-full cursor-pointer accent-primary ${className}`}
      {...rest}
    />
  );
});
