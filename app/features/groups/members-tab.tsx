import { usePages } from "~/client/use-pages";
import { PeopleSkeletons } from "~/features/users/people-skeletons";
import { PersonRow } from "~/features/users/person-row";
import { displayName } from "~/features/users/user";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { InfiniteList } from "~/ui/infinite-list";
import { Menu, MenuItem } from "~/ui/menu";
import { roleLabels, type Group, type GroupRole } from "./group";
import { isLeader } from "./group-rules";
import { groupKeys, useMembersChange, useRemovalToast } from "./group.queries";
import type { GroupMember } from "./membership";

interface MembersTabProps {
  group: Group;
  initial: Page<GroupMember> | false | undefined;
}

/** The owner and the leaders first. Leaders find what they may do in the menu of each member. */
export function MembersTab({ group, initial }: MembersTabProps) {
  const { submit } = useMembersChange(group.slug);
  const query = usePages({
    queryKey: groupKeys.members(group.slug),
    buildUrl: (page) => urls.api.group(group.slug, "/members", page),
    read: (value) => value as GroupMember,
    initialPage: initial ? { page: initial } : null,
    staleTime: 0,
  });
  const renderMember = (member: GroupMember) => {
    const name = displayName(member);
    const actions = listActions(group, member);
    return (
      <PersonRow key={member.id} user={member} variant="listed">
        <div className="flex items-center gap-2">
          {member.offeredRole && (
            <Badge>Asked to be {member.offeredRole}</Badge>
          )}
          {member.role !== "member" && (
            <Badge tone="gold">{roleLabels[member.role]}</Badge>
          )}
          {actions.length > 0 && (
            <Menu label={`Options for ${name}`}>
              {actions.map(({ label, question, done, ...action }) => (
                <MenuItem
                  key={label}
                  danger={action.method === "DELETE"}
                  onClick={() => {
                    const message = { title: done, description: name };
                    const path = `members/${member.id}`;
                    if (confirm(`${name}: ${question}`))
                      submit({ path, message, ...action });
                  }}
                >
                  {label}
                </MenuItem>
              ))}
            </Menu>
          )}
        </div>
      </PersonRow>
    );
  };
  useRemovalToast(group.slug, query.error);
  return (
    <InfiniteList
      query={query}
      skeletons={<PeopleSkeletons label="Loading members" />}
      errorMessage="Couldn't load the members. Please try again."
      empty={null}
    >
      {(members) => (
        <ul className="card overflow-hidden shadow-card">
          {members.map(renderMember)}
        </ul>
      )}
    </InfiniteList>
  );
}

const change = (role: GroupRole, label: string, question: string) => {
  const done = role === "member" ? "Now a member" : "Role offered";
  return { label, question, done, method: "PATCH", body: { role } } as const;
};
const removal = (ban: boolean, label: string, question: string) => {
  const done = "Removed";
  return { label, question, done, method: "DELETE", body: { ban } } as const;
};

const toOwner = change(
  "owner",
  "Hand over",
  "Hand over the group? They'll be asked first. Then they own it, and you become a leader.",
);
const removals = [
  removal(false, "Remove", "Remove them? Their posts stay."),
  removal(
    true,
    "Remove and ban",
    "Remove them, so that they can't come back until you lift the ban? Their posts stay.",
  ),
];
/** By the member's role. */
const ownerActions = {
  member: [
    change(
      "leader",
      "Make leader",
      "Make them a leader? They'll be asked first.",
    ),
    toOwner,
  ],
  leader: [toOwner, change("member", "Make member", "Make them a member?")],
};

/** What the viewer may do with a member. */
function listActions(
  { role: viewerRole, isOwnerless, closedAt }: Group,
  { role, offeredRole }: GroupMember,
) {
  const isActive = !isOwnerless && closedAt === null;
  if (!isActive || !isLeader(viewerRole) || role === "owner") return [];
  if (viewerRole === "leader") return role === "leader" ? [] : removals;
  const withdrawal = change("member", "Take back the offer", "Take it back?");
  return [...(offeredRole ? [withdrawal] : ownerActions[role]), ...removals];
}
