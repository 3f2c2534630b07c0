import type { ComponentPropsWithoutRef, RefObject } from "react";
import { Icon } from "./icon";

interface SelectProps extends ComponentPropsWithoutRef<"select"> {
  selectRef?: RefObject<HTMLSelectElement>;
}

/** A native select: it supports typing to search, and phones show their own picker. */
export function Select({ className = "", selectRef, ...rest }: SelectProps) {
  return (
    <div className={`relative ${className}`}>
      <select
        ref={selectRef}
        className="block touch w-full appearance-none truncate rounded-control border border-line-strong bg-paper py-2.5 pr-9 pl-3.5 text-base text-ink aria-invalid:border-danger"
        {...rest}
      />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
