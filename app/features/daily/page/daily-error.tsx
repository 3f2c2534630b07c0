import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Icon } from "~/ui/icon";
import { MessageCard } from "~/ui/message-card";
import type { DailyKind } from "../daily";
import { dailyHref, dailyText } from "../daily-view";

/** For unknown and future days, and days before the archive starts. */
export function DailyNotFound({
  kind,
  reason,
}: {
  kind: DailyKind;
  reason: string;
}) {
  return (
    <MessageCard
      title={dailyText[kind].notFoundTitle}
      message={`${reason} Please try again later.`}
    >
      <LinkButton to={urls.root}>
        <Icon name="home" />
        Return Home
      </LinkButton>
      <LinkButton variant="secondary" to={dailyHref(kind, "gradient", null)}>
        {dailyText[kind].name}
      </LinkButton>
      <LinkButton variant="quiet" to={urls.dailyArchive(kind)}>
        <Icon name="calendar" />
        All days
      </LinkButton>
    </MessageCard>
  );
}

/** The content couldn't be loaded. Without JavaScript, Go Back leads home. */
export function DailyLoadError({
  kind,
  id,
}: {
  kind: DailyKind;
  id: string | undefined;
}) {
  return (
    <MessageCard
      title={dailyText[kind].errorTitle}
      message="It's not your fault. Please try again in a moment."
    >
      <Button asChild>
        <a
          href={urls.root}
          data-action="back"
          onClick={(event) => {
            if (history.length < 2) return;
            event.preventDefault();
            history.back();
          }}
        >
          <Icon name="arrow-left" />
          Go Back
        </a>
      </Button>
      {id !== undefined && (
        <p className="w-full text-xs text-ink-soft">Reference: {id}</p>
      )}
    </MessageCard>
  );
}
