import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

export function BackToGames() {
  return (
    <Button asChild variant="quiet" className="-ml-2">
      <Link to={urls.games}>
        <Icon name="arrow-left" />
        Back to Games
      </Link>
    </Button>
  );
}
