import { forwardRef, type ComponentPropsWithoutRef } from "react";
import { Input } from "~/ui/input";

interface HandleInputProps extends ComponentPropsWithoutRef<typeof Input> {
  onValueChange: (value: string) => void;
}

/** Without autocorrect and autocomplete. */
export const HandleInput = forwardRef<HTMLInputElement, HandleInputProps>(
  function HandleInput({ onValueChange, ...rest }, ref) {
    return (
      <Input
        {...rest}
        ref={ref}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target }) => {
          onValueChange(target.value);
        }}
      />
    );
  },
);
