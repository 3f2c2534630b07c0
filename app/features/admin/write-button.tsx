import type { ComponentProps } from "react";
import { Button } from "~/ui/button";
import { toast } from "~/ui/toast-store";
import { readOnlyMessage } from "./action-text";

interface WriteButtonProps extends ComponentProps<typeof Button> {
  canWrite: boolean;
}

/** Read-only admins see it dimmed. It stays focusable so that pressing it can explain why. */
export function WriteButton({ canWrite, ...props }: WriteButtonProps) {
  if (canWrite) return <Button {...props} />;
  return (
    <Button
      {...props}
      type="button"
      aria-disabled
      title={readOnlyMessage}
      className={`opacity-50 ${props.className ?? ""}`}
      onClick={() => {
        toast({
          title: readOnlyMessage,
          description: "You need write access to make changes.",
        });
      }}
    />
  );
}
