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

/** The whole table as it is searched and sorted, for a spreadsheet. */
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
