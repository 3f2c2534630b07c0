import { BannerScene } from "~/features/users/banner";
import { compactCount, plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/input";
import { kindLabels, type Group } from "./group";
import { GroupPicture } from "./group-row";
import { maxRequestMessageLength, type JoinResponse } from "./membership";

/** What the page of an invitation shows. */
export interface Invitation extends Pick<
  Group,
  "slug" | "name" | "kind" | "imageUrl" | "banner" | "about" | "membersCount"
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
  const { name, kind, about, membersCount, inviter, banner } = props.invitation;
  return (
    <article className="card overflow-hidden text-center shadow-card">
      <BannerScene banner={banner ?? "hills"} className="h-28 sm:h-40" />
      <div className="px-5 pb-8 sm:px-8">
        <GroupPicture
          group={props.invitation}
          size={104}
          className="relative mx-auto -mt-13 ring-4 ring-paper"
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
  const isMember = status === "member";
  const isWaiting = status === "requested" && !isDirect;
  const link = isMember ? urls.group(slug) : login;
  const action = isDirect ? "join" : "ask to join";
  const withdrawal = {
    ...({ name: "desired", value: "false", variant: "secondary" } as const),
    formAction: urls.api.group(slug, "/membership"),
  };
  return (
    <form method="post" action={urls.api.join(token)} className="mt-5">
      <input type="hidden" name="returnTo" value={urls.join(token)} />
      {(isMember || isWaiting) && (
        <p role="status" className="mb-4 font-semibold">
          {isMember
            ? "You're a member. Welcome!"
            : "Your request waits for the leaders. We'll notify you if they accept it."}
        </p>
      )}
      {link === null && !isDirect && !isWaiting && (
        <label className="mb-4 block text-start text-sm *:mt-1.5">
          <b>Message to the leaders of {invitation.name} (optional)</b>
          <TextArea name="message" maxLength={maxRequestMessageLength} />
        </label>
      )}
      {link === null ? (
        <Button
          type="submit"
          size="lg"
          className="w-full"
          {...(isWaiting && withdrawal)}
        >
          {isWaiting ? "Withdraw" : isDirect ? "Join" : "Ask to join"}
        </Button>
      ) : (
        <Button asChild size="lg" className="w-full">
          <a href={link}>
            {isMember ? "Open the group" : `Sign in to ${action}`}
          </a>
        </Button>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        {isOpen
          ? "What you post here everybody can read with your name."
          : "Only members see who belongs to it and what they post."}
        {!isDirect && status === null && " A leader will look at your request."}
      </p>
    </form>
  );
}
