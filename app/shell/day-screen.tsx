import { useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import type { DailyKind } from "~/features/daily/daily";
import type { DayPage } from "~/features/daily/page/day-page";
import { DayNotThere, DayUnable } from "~/features/daily/page/day-missing";
import { dayHref } from "~/features/daily/page/day-view";
import { MemberDay } from "~/features/daily/page/member-day";
import { VisitorDay } from "~/features/daily/page/visitor-day";
import { useDayStory } from "~/features/stories/use-day-story";
import { visitorStory } from "~/features/stories/visitor-story";
import { urls } from "~/shared/urls";
import { DocumentFrame } from "./document-frame";
import { offline, readRouteError } from "./route-failure";
import { ShellError } from "./shell-error";

interface DayScreenProps {
  page: DayPage;
}

/** A page of the day: a document for a visitor, part of the app for a member. */
export function DayScreen({ page }: DayScreenProps) {
  const { kind, look, seed, other, today, signedIn } = page;
  // A visitor's page is a document, so the app's own code goes without it.
  if (import.meta.env.SSR && !signedIn) {
    const { content } = seed;
    const date = content.date === today ? null : content.date;
    return (
      <VisitorFrame here={dayHref(kind, look, date, other?.version)}>
        <VisitorDay
          kind={kind}
          content={content}
          other={other}
          look={look}
          today={today}
          story={visitorStory(content)}
        />
      </VisitorFrame>
    );
  }
  return <MemberDayScreen key={`${kind} ${seed.content.date}`} page={page} />;
}

function MemberDayScreen({
  page: { kind, look, seed, other, today },
}: DayScreenProps) {
  const { story, viewer } = useDayStory(seed.content);
  return (
    <>
      <MemberDay
        kind={kind}
        seed={seed}
        other={other}
        look={look}
        today={today}
        story={story}
      />
      {viewer}
    </>
  );
}

/** No such day, or it could not be read (spec §8). */
export function DayProblem({ kind }: { kind: DailyKind }) {
  const viewer = useViewer();
  const failure = readRouteError(useRouteError());
  if (failure === offline || failure.status === 401) return <ShellError />;
  const view =
    failure.status === 404 ? (
      <DayNotThere kind={kind} why={failure.detail} />
    ) : (
      <DayUnable kind={kind} id={failure.id} />
    );
  if (import.meta.env.SSR && !viewer) {
    return (
      <VisitorFrame here={dayHref(kind, "gradient", null)}>{view}</VisitorFrame>
    );
  }
  return view;
}

/** What a visitor's page of the day stands in; signing in leads back to it. */
export function VisitorFrame({
  here,
  children,
}: {
  here: string;
  children: ReactNode;
}) {
  return (
    <DocumentFrame width="max-w-3xl" login={urls.api.loginReturningTo(here)}>
      {children}
    </DocumentFrame>
  );
}
