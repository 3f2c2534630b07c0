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
    if (await shareOrCopy(content, `${text}\n${url}`))
      toast({ title: "Link copied!", variant: "success" });
  };
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Icon name="share" />
      {label}
    </Button>
  );
}
