import { compactCount, plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Scene } from "~/ui/scene";
import { kindLabels, type Group } from "./group";
import { GroupPicture } from "./group-row";
import type { JoinResponse } from "./membership";

/** What the page of an invitation shows. */
export interface Invitation extends Pick<
  Group,
  "slug" | "name" | "kind" | "imageUrl" | "about" | "membersCount"
> {
  /** Null unless they chose to be named. */
  inviter: string | null;
  /** Everybody reads what members post. */
  isOpen: 0 | 1;
  /** It lets people join without approval. */
  isDirect: 0 | 1;
  status: JoinResponse["status"] | null;
}

interface InvitationCardProps {
  invitation: Invitation;
  token: string;
  /** The URL of the sign-in link; null for signed-in users. */
  login: string | null;
}

/** Part of a document, so its form works without JavaScript. */
export function InvitationCard(props: InvitationCardProps) {
  const { name, kind, about, membersCount, inviter } = props.invitation;
  return (
    <article className="card overflow-hidden text-center shadow-card">
      <Scene className="h-32 sm:h-40" />
      <div className="px-5 pb-8 sm:px-8">
        <GroupPicture
          group={props.invitation}
          size={104}
          className="mx-auto -mt-13 ring-4 ring-paper"
        />
        <p dir="auto" className="mt-4 font-semibold text-gold">
          {inviter === null ? "You're invited" : `${inviter} invites you`} to
          join
        </p>
        <h1 dir="auto" className="mt-1 font-serif text-3xl text-balance">
          {name}
        </h1>
        <p className="mt-1 text-sm text-ink-soft">
          {kindLabels[kind]} · {compactCount(membersCount)}{" "}
          {plural(membersCount, "member", "members")}
        </p>
        <p
          dir="auto"
          className="my-5 clip-ink text-start whitespace-pre-line empty:hidden"
        >
          {about}
        </p>
        <Join {...props} />
      </div>
    </article>
  );
}

function Join({ invitation, token, login }: InvitationCardProps) {
  const { status, isDirect, isOpen, slug } = invitation;
  if (status !== null) {
    return (
      <p role="status" className="mt-5 font-semibold">
        {status === "member"
          ? "You're a member. Welcome!"
          : "You've asked to join. We'll notify you when a leader has answered."}
        {status === "member" && (
          <Button asChild size="lg" className="mt-4 w-full">
            <a href={urls.group(slug)}>Open the group</a>
          </Button>
        )}
      </p>
    );
  }
  const action = isDirect ? "join" : "ask to join";
  return (
    <form method="post" action={urls.api.join(token)} className="mt-5">
      <input type="hidden" name="returnTo" value={urls.join(token)} />
      {login === null ? (
        <Button type="submit" size="lg" className="w-full">
          {isDirect ? "Join" : "Ask to join"}
        </Button>
      ) : (
        <Button asChild size="lg" className="w-full">
          <a href={login}>Sign in to {action}</a>
        </Button>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        {isOpen
          ? "What you post here everybody can read with your name."
          : "Only members see who belongs to it and what they post."}
        {!isDirect && " A leader will look at your request."}
      </p>
    </form>
  );
}
