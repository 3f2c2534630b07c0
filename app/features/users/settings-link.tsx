import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";

/** From one's own profile to what only oneself may change. */
export function SettingsLink() {
  return (
    <Button asChild variant="secondary">
      <Link to={urls.settings}>Settings</Link>
    </Button>
  );
}
