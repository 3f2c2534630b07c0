import { useState } from "react";
import { dayMs } from "~/shared/duration.mjs";
import { sendJson } from "~/client/api-client";
import { onSignOutClick } from "~/client/sign-out";
import { useSubmit } from "~/client/use-submit";
import type { Session } from "~/features/auth/session";
import { agoLabel } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { useNow } from "~/ui/now";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { errorToast, toast } from "~/ui/toast-store";
import { SettingsSection } from "./settings-section";

export function SessionsSection({ initialData }: { initialData: Session[] }) {
  const [sessions, setSessions] = useState(initialData);
  const { pending, input, submit } = useSubmit(
    (ended: Session | "others") =>
      ended === "others"
        ? sendJson(urls.api.sessions, () => null, { method: "DELETE" })
        : sendJson(urls.api.session(ended.id), () => null, {
            method: "DELETE",
          }),
    {
      failureMessage: "Couldn't sign out that device. Please try again.",
      onFailure: errorToast,
      onSuccess: (_, ended) => {
        const isOthers = ended === "others";
        setSessions((all) =>
          all.filter((one) => (isOthers ? one.isCurrent : one !== ended)),
        );
        toast({
          title: isOthers
            ? "Signed out everywhere else"
            : `Signed out of ${ended.device}`,
          variant: "success",
        });
      },
    },
  );
  const ending = pending ? input : undefined;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <SettingsSection
      id="sessions"
      description="Don't recognise one of these? Sign it out, and it loses access immediately."
    >
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            pending={ending === session}
            onEnd={() => {
              restoreFocusAfterRemoval();
              submit(session);
            }}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <div className="mt-4 flex justify-end">
          <Button
            variant="secondary"
            pending={ending === "others"}
            onClick={() => {
              restoreFocusAfterRemoval();
              submit("others");
            }}
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

interface SessionRowProps {
  session: Session;
  pending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, pending, onEnd }: SessionRowProps) {
  const label = sessionLabel(session, useNow());
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {session.device}
          {session.isCurrent && <Badge tone="primary">This device</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{label}</p>
      </div>
      {session.isCurrent ? (
        <Button asChild variant="secondary" size="sm">
          <a
            href={urls.api.logout}
            aria-label="Sign out of this device"
            onClick={onSignOutClick}
          >
            Sign out
          </a>
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          // The label distinguishes two devices of the same kind.
          aria-label={`Sign out of ${session.device}. ${label}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

/** 'Signed in 3d ago, last used today'. Last use is accurate to a day. */
export function sessionLabel(
  { createdAt, lastSeenAt }: Pick<Session, "createdAt" | "lastSeenAt">,
  now: number,
): string {
  const recent = now - Date.parse(lastSeenAt) < dayMs;
  return `Signed in ${agoLabel(createdAt, now)}, last used ${recent ? "today" : agoLabel(lastSeenAt, now)}`;
}
