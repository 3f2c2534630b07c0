import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Button, type ButtonSize, type ButtonVariant } from "./button";

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export const LinkButton = ({ variant, size, ...link }: LinkButtonProps) => (
  <Button asChild variant={variant} size={size}>
    <Link {...link} />
  </Button>
);
