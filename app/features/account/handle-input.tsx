import { forwardRef } from "react";
import type { ComponentPropsWithoutRef } from "react";
import { Input } from "~/ui/input";

interface HandleInputProps extends ComponentPropsWithoutRef<typeof Input> {
  onTyped: (typed: string) => void;
}

/** Where a handle is typed: neither corrected nor guessed. */
export const HandleInput = forwardRef<HTMLInputElement, HandleInputProps>(
  function HandleInput({ onTyped, ...rest }, ref) {
    return (
      <Input
        {...rest}
        ref={ref}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target }) => {
          onTyped(target.value);
        }}
      />
    );
  },
);
