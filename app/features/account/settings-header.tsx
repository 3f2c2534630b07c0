import { LinkButton } from "~/ui/link-button";
import { Icon } from "~/ui/icon";

interface SettingsHeaderProps {
  title: string;
  back: { to: string; label: string };
}

export function SettingsHeader({ title, back }: SettingsHeaderProps) {
  return (
    <>
      <LinkButton variant="quiet" className="-ml-2" to={back.to}>
        <Icon name="arrow-left" />
        {back.label}
      </LinkButton>
      <h1 className="font-serif text-3xl tight:text-xl">{title}</h1>
    </>
  );
}
