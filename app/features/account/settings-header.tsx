import { Link } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface SettingsHeaderProps {
  title: string;
  back: { to: string; label: string };
}

export function SettingsHeader({ title, back }: SettingsHeaderProps) {
  return (
    <>
      <Button asChild variant="quiet" className="-ml-2">
        <Link to={back.to}>
          <Icon name="arrow-left" />
          {back.label}
        </Link>
      </Button>
      <h1 className="font-serif text-3xl tight:text-xl">{title}</h1>
    </>
  );
}
