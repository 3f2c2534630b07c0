import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type MouseEvent,
} from "react";
import { Slot } from "@radix-ui/react-slot";
import { Spinner } from "./spinner";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
/** `sm` looks smaller but keeps a 44 px touch target; `icon` is round, for a single icon. */
export type ButtonSize = "sm" | "md" | "lg" | "icon";

interface ButtonProps extends ComponentPropsWithoutRef<"button"> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Styles its one child instead: `<Button asChild><Link to=…/></Button>`. */
  asChild?: boolean | undefined;
  /** Shows a spinner and ignores clicks, but stays focusable. */
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
      // Enter in a form also clicks its button, so this prevents double submits too.
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
