import { Link } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface SettingsHeadProps {
  title: string;
  /** Whence one comes. */
  back: { to: string; label: string };
}

/** The head of a page of settings: the way back, and what it is about. */
export function SettingsHead({ title, back }: SettingsHeadProps) {
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
