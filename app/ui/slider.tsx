import { forwardRef } from "react";
import type { ComponentPropsWithoutRef } from "react";

/** The browser's own slider, 44 px high for a thumb: arrows, Page keys, Home and End move it. */
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
