import { useLocation } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";
import type { RouteFailure } from "./route-failure";

type ErrorViewProps = Pick<RouteFailure, "title" | "detail" | "id">;

/** Unexpected errors. Both links are plain navigations, which work even if this page is broken or not hydrated. */
export function ErrorView({ title, detail, id }: ErrorViewProps) {
  const { pathname, search } = useLocation();
  return (
    <section className="card mx-auto max-w-2xl overflow-hidden text-center shadow-card">
      <Scene className="h-40 sm:h-52" />
      <div className="px-6 py-10">
        <h1 className="font-serif text-2xl">{title}</h1>
        <p className="mx-auto mt-3 max-w-md text-ink-soft">{detail}</p>
        {id !== undefined && (
          <p className="mt-3 text-xs text-ink-soft">
            If you contact us about this, please include this code:{" "}
            <code className="select-all">{id}</code>
          </p>
        )}
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button asChild>
            <a href={`${pathname}${search}`}>Try again</a>
          </Button>
          <Button asChild variant="secondary">
            <a href={urls.root}>
              <Icon name="home" /> Go Home
            </a>
          </Button>
        </div>
      </div>
    </section>
  );
}
