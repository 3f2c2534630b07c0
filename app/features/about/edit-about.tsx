import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { late, useLate } from "~/ui/late";
import type { About } from "./about";

/** With the canon and the reader of references: 12 KB that only whoever edits needs. */
const dialog = late(() => import("./about-dialog"));

interface EditAboutProps {
  userId: string;
  about: About;
  /** Says what is changed, and holds the words that are shown. */
  label: string;
  children: ReactNode;
}

/** The button, and the dialog while it is open. */
export function EditAbout({ userId, about, label, children }: EditAboutProps) {
  const [open, setOpen] = useState(false);
  const { module, failed, retry } = useLate(dialog, open);
  return (
    <div className="flex items-center gap-2">
      {open && failed && (
        <p role="alert" className="text-sm text-danger">
          It did not open. Please try again.
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
