import { useLocation } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { MessageCard } from "~/ui/message-card";
import type { RouteFailure } from "./route-failure";

type ErrorViewProps = Pick<RouteFailure, "title" | "detail" | "id">;

/** Unexpected errors. Both links are plain navigations, which work even if this page is broken or not hydrated. */
export function ErrorView({ title, detail, id }: ErrorViewProps) {
  const { pathname, search } = useLocation();
  return (
    <MessageCard
      title={title}
      message={
        <>
          {detail}
          {id !== undefined && (
            <p className="mt-3 text-xs">
              If you contact us about this, please include this code:{" "}
              <code className="select-all">{id}</code>
            </p>
          )}
        </>
      }
    >
      <Button asChild>
        <a href={`${pathname}${search}`}>Try again</a>
      </Button>
      <Button asChild variant="secondary">
        <a href={urls.root}>
          <Icon name="home" /> Go Home
        </a>
      </Button>
    </MessageCard>
  );
}
