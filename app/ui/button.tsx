import { forwardRef } from "react";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { Slot } from "./slot";
import { Spinner } from "./spinner";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
/** `sm` looks small and is touched at 44 px all the same; `icon` is round, for an icon alone. */
export type ButtonSize = "sm" | "md" | "lg" | "icon";

interface ButtonProps extends ComponentPropsWithoutRef<"button"> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** The one child takes the looks: `<Button asChild><Link to=…/></Button>`. */
  asChild?: boolean | undefined;
  /** Its work is under way: it turns, stays focusable, and does nothing until that is over. */
  pending?: boolean | undefined;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  function Button(
    {
      variant = "primary",
      size = "md",
      asChild = false,
      pending = false,
      className = "",
      children,
      onClick,
      ...rest
    },
    ref,
  ) {
    const Element = asChild ? Slot : "button";
    const click = (event: MouseEvent<HTMLButtonElement>) => {
      // Enter in a form presses its button too, so this also keeps a form from being sent twice.
      if (pending) event.preventDefault();
      else onClick?.(event);
    };
    return (
      <Element
        ref={ref}
        {...(!asChild && { type: "button" })}
        {...(pending && { "aria-disabled": true, "aria-busy": true })}
        {...rest}
        onClick={click}
        className={`btn btn-${variant} btn-${size} ${className}`}
      >
        {asChild ? (
          children
        ) : (
          <>
            {pending && <Spinner />}
            {children}
          </>
        )}
      </Element>
    );
  },
);
