import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { AdminQuery } from "../admin-query";

interface CsvLinkProps {
  table:
    | "users"
    | "posts"
    | "user-posts"
    | "daily-users"
    | "session-analytics"
    | "audit";
  query?: AdminQuery;
}

/** Downloads the whole list with the current search and order. */
export function CsvLink({ table, query }: CsvLinkProps) {
  return (
    <Button asChild variant="secondary" size="sm">
      <a href={urls.api.admin(`csv/${table}`, query)} download>
        <Icon name="download" />
        CSV
      </a>
    </Button>
  );
}
