import { useNavigate } from "@remix-run/react";
import { openReportDialog } from "~/client/report-request";
import { shareOrCopy } from "~/client/share";
import { useViewer } from "~/features/auth/viewer.queries";
import { BannerScene } from "~/features/users/banner";
import { urls } from "~/shared/urls";
import { LinkButton } from "~/ui/link-button";
import { linkButtonProps } from "~/ui/button-form";
import { countBadge } from "~/ui/count-badge";
import { Icon } from "~/ui/icon";
import { Menu, MenuItem } from "~/ui/menu";
import { toast } from "~/ui/toast-store";
import { Tooltip } from "~/ui/tooltip";
import type { Group } from "./group";
import { isLeader } from "./group-rules";
import { formatFacts, GroupPicture } from "./group-row";
import { JoinButton } from "./join-button";
import { NotificationsSelect } from "./notifications-select";
import { VerifiedBadge } from "./verified-badge";

export function GroupHeader({ group }: { group: Group }) {
  const viewer = useViewer();
  const note = describeState(group);
  const isActive = group.closedAt === null && !group.isOwnerless;
  return (
    <header className="card overflow-hidden shadow-card">
      <BannerScene banner={group.banner ?? "hills"} className="h-28 sm:h-40" />
      <div className="px-4 pb-5 sm:px-5">
        <div className="flex flex-wrap items-end justify-between gap-2">
          <GroupPicture
            group={group}
            size={104}
            className="relative -mt-13 ring-4 ring-paper"
          />
          <div className="flex flex-wrap items-center gap-1">
            {isLeader(group.role) && <SettingsLink group={group} />}
            {viewer && <GroupMenu group={group} />}
          </div>
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 dir="auto" className="min-w-0 clip-ink font-serif text-2xl">
            {group.name}
          </h1>
          <VerifiedBadge group={group} />
        </div>
        <p className="clip-ink text-sm text-ink-soft">{formatFacts(group)}</p>
        <div className="mt-4 flex flex-wrap items-end gap-3 empty:hidden">
          <NotificationsSelect group={group} />
          {viewer && <JoinButton group={group} />}
          {isLeader(group.role) && isActive && (
            <LinkButton
              variant="secondary"
              to={`${urls.groupSettings(group.slug)}#invites`}
            >
              <Icon name="plus" />
              Invite people
            </LinkButton>
          )}
        </div>
        {note !== null && (
          <p className="mt-4 flex gap-2 rounded-control bg-gold-soft p-3 text-sm">
            <Icon name="warning" className="size-5 shrink-0 text-gold" />
            {note}
          </p>
        )}
      </div>
    </header>
  );
}

/** Why joining or posting is impossible; null if it is possible. */
export function describeState(group: Group): string | null {
  const { role, closedAt, isOwnerless, forYouth, canPost, whoPosts } = group;
  if (closedAt !== null)
    return "This group is closed. Members can read it for 30 days, then it will be deleted.";
  if (isOwnerless)
    return "This group has no owner at the moment. Until a leader takes over, nobody can join, be invited or be removed.";
  // `leaders` leaves out blocked ones, so it can't tell members whether the group is read-only.
  const postsOtherwise = isLeader(role) || (role && whoPosts === "members");
  if (!postsOtherwise || !forYouth || canPost) return null;
  return `Groups for young people are read-only until they have two leaders.${role === "owner" ? ' To get there, choose "Make leader" in the menu of a member under Members.' : ""}`;
}

const SettingsLink = ({ group: { slug, requestsCount } }: { group: Group }) => (
  <Tooltip label="Group settings">
    <LinkButton
      variant="secondary"
      size="icon"
      {...countBadge("Group settings", requestsCount, "waiting")}
      to={urls.groupSettings(slug)}
    >
      <Icon name="settings" />
    </LinkButton>
  </Tooltip>
);

function GroupMenu({ group }: { group: Group }) {
  const { name, slug, joinPolicy } = group;
  const navigate = useNavigate();
  const share = async () => {
    const url = new URL(urls.group(slug), location.href).href;
    if (await shareOrCopy({ title: name, text: name, url }))
      toast({ title: "Link copied!", variant: "success" });
  };
  return (
    <Menu label={`Options for ${name}`}>
      {joinPolicy !== "hidden" && (
        <MenuItem icon="share" onClick={() => void share()}>
          Share
        </MenuItem>
      )}
      {group.role === "owner" ? (
        <MenuItem
          icon="settings"
          onClick={() => {
            navigate(`${urls.groupSettings(slug)}#delete`);
          }}
        >
          Hand the group over or delete it
        </MenuItem>
      ) : (
        <MenuItem
          icon="flag"
          {...linkButtonProps(urls.report("group", slug), () => {
            openReportDialog({ kind: "group", id: slug, user: null });
          })}
        >
          Report this group
        </MenuItem>
      )}
    </Menu>
  );
}
