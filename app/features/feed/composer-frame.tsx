import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { displayName, initials } from "~/features/users/user";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Avatar } from "~/ui/avatar";

export const composerTextareaProps = {
  name: "content",
  rows: 1,
  dir: "auto",
  autoComplete: "off",
  "aria-label": "Your post",
  "data-composer-text": "",
  className:
    "field-sizing-content max-h-96 min-h-12 flex-1 resize-none bg-transparent px-1 py-2 text-base text-ink placeholder:text-ink-soft focus-visible:outline-none",
} as const;

interface ComposerFrameProps {
  viewer: Viewer;
  listeners?: Omit<ComponentPropsWithoutRef<"form">, "children">;
  /** The textarea. */
  children: ReactNode;
  footer: ReactNode;
}

export function ComposerFrame({
  viewer,
  listeners,
  children,
  footer,
}: ComposerFrameProps) {
  return (
    <form
      aria-label="Write a post"
      method="post"
      action={urls.api.posts()}
      {...listeners}
      className="card relative p-4 shadow-card outline-primary has-[[data-composer-text]:focus-visible]:outline-3 sm:p-5"
    >
      <div className="@container">
        <div className="flex gap-3">
          <Avatar
            name={displayName(viewer)}
            initials={initials(viewer)}
            src={viewer.profileImageUrl}
            size={44}
          />
          {children}
        </div>
        {footer}
      </div>
    </form>
  );
}
