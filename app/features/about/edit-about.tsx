import { useState, type ReactNode } from "react";
import { Button } from "~/ui/button";
import { lazyCode, useLazy } from "~/ui/lazy";
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
  const { module, failed, retry } = useLazy(dialog, open);
  return (
    <div className="flex items-center gap-2">
      {open && failed && (
        <p role="alert" className="text-sm text-danger">
          Couldn't open this. Please try again.
        </p>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={label}
        pending={open && module === null && !failed}
        onClick={() => {
          setOpen(true);
          retry();
        }}
      >
        {children}
      </Button>
      {open && module && (
        <module.AboutDialog
          userId={userId}
          about={about}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
