import { forwardRef } from "react";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { Slot } from "./slot";
import { Spinner } from "./spinner";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
/** `sm` looks small and is touched at 44 px all the same; `icon` is round, for an icon alone. */
export type ButtonSize = "sm" | "md" | "lg" | "icon";

const base =
  "relative inline-flex shrink-0 items-center max-w-full justify-center gap-2 text-center font-semibold transition-colors select-none disabled:opacity-50 aria-disabled:cursor-default";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary-strong",
  secondary: "border border-line-strong bg-paper text-ink hover:bg-sunken",
  quiet: "text-ink-soft hover:bg-sunken hover:text-ink",
  danger: "bg-danger text-on-danger hover:brightness-110",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 rounded-control px-3.5 text-sm after:absolute after:-inset-x-0.5 after:-inset-y-1",
  md: "touch rounded-control px-4 text-sm",
  lg: "touch rounded-control px-6 py-3 text-base",
  icon: "touch rounded-full",
};

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
        className={`${base} ${variants[variant]} ${sizes[size]} ${className}`}
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
