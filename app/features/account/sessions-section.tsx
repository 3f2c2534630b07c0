import { onSignOutClick } from "~/browser/sign-out";
import type { Session } from "~/features/auth/session";
import { useNextButton } from "~/features/users/use-next-button";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { useNow } from "~/ui/now";
import { useSessions } from "./account.queries";
import { sessionWords } from "./session-words";
import { SettingsSection } from "./settings-section";

interface SessionsSectionProps {
  /** As the server drew them, and when (ms). */
  drawn: Session[];
  at: number;
}

/** Where a person is signed in, each with its way out. */
export function SessionsSection({ drawn, at }: SessionsSectionProps) {
  const { sessions, ending, end, endOthers } = useSessions(drawn, at);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const { list, leaveFrom } = useNextButton<HTMLUListElement>(sessions.length);
  return (
    <SettingsSection
      id="sessions"
      about="If you do not know one of these, sign it out: it is out at once."
    >
      <ul ref={list} className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            pending={ending === session.id}
            onEnd={() => {
              if (ending !== null) return;
              leaveFrom(others.indexOf(session));
              void end(session);
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
              if (ending !== null) return;
              leaveFrom(0);
              void endOthers();
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
  const words = sessionWords(session, useNow());
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {session.device}
          {session.isCurrent && <Badge tone="primary">This device</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{words}</p>
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
          // Two of one kind are told apart by when they were signed in.
          aria-label={`Sign out of ${session.device}. ${words}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
