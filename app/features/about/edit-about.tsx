import { useState, type ReactNode } from "react";
import { Button } from "~/ui/button";
import { Lazy, lazyCode } from "~/ui/lazy";
import type { About } from "./about";

/** Lazy, because its reference parser adds 12 KB that only editing needs. */
const dialog = lazyCode(() => import("./about-dialog"));

interface EditAboutProps {
  userId: string;
  about: About;
  /** The button's accessible name; must contain its visible text. */
  label: string;
  children: ReactNode;
}

export function EditAbout({ userId, about, label, children }: EditAboutProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={label}
        onClick={() => {
          setOpen(true);
        }}
      >
        {children}
      </Button>
      {open && (
        <Lazy code={dialog} onError={close}>
          {(code) => (
            <code.AboutDialog userId={userId} about={about} onClose={close} />
          )}
        </Lazy>
      )}
    </>
  );
}
