import type { ComponentProps } from "react";
import { Button } from "~/ui/button";
import { toast } from "~/ui/toast-store";
import { readOnlyWords } from "../act-words";

interface WriteButtonProps extends ComponentProps<typeof Button> {
  /** Whether who looks may change anything. */
  canWrite: boolean;
}

/** Dimmed for who may only look, but to be reached, so that it can say why (decisions). */
export function WriteButton({ canWrite, ...props }: WriteButtonProps) {
  if (canWrite) return <Button {...props} />;
  return (
    <Button
      {...props}
      type="button"
      aria-disabled
      title={readOnlyWords}
      className={`opacity-50 ${props.className ?? ""}`}
      onClick={() => {
        toast({
          title: readOnlyWords,
          description: "Changes need write access.",
        });
      }}
    />
  );
}
