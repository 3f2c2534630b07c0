import { shareOrCopy } from "~/client/share";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useSite } from "~/ui/site";
import { toast } from "~/ui/toast-store";

interface ShareButtonProps {
  label: string;
  title: string;
  text: string;
  path: string;
}

/** Opens the share sheet, or else copies text and link to the clipboard. */
export function ShareButton({ label, title, text, path }: ShareButtonProps) {
  const { productName } = useSite();
  const share = async () => {
    const url = `${location.origin}${path}`;
    const content = { title: `${title} · ${productName}`, text, url };
    const outcome = await shareOrCopy(content, `${text}\n${url}`);
    if (outcome === "copied") {
      toast({ title: "Link copied!", variant: "success" });
    }
    // No share sheet and no clipboard access: the user can copy the link from the prompt.
    if (outcome === "failed") prompt("Copy this link:", url);
  };
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Icon name="share" />
      {label}
    </Button>
  );
}
