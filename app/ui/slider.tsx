import type { ComponentPropsWithoutRef } from "react";

/** A native slider, 44 px high for touch. */
export function Slider({
  className = "",
  ...rest
}: ComponentPropsWithoutRef<"input">) {
  return (
    <input
      type="range"
      className={`block h-11 w-full cursor-pointer accent-primary ${className}`}
      {...rest}
    />
  );
}
