import { Button } from "~/ui/button";
import type { Group } from "./group";
import { useMembersChange } from "./group.queries";

/** Offers the viewer a role, or asks leaders to take over a group without an owner. */
export function RoleOffer({ group }: { group: Group }) {
  const { name, slug, closedAt, isOwnerless, offeredRole } = group;
  const { submit, pending } = useMembersChange(slug);
  const takesOver = isOwnerless && group.role === "leader";
  if (closedAt !== null || !(takesOver || offeredRole)) return null;
  const isOwner = takesOver || offeredRole === "owner";
  const answer = (accept: boolean) => () => {
    const title = accept ? "You've taken the role" : "Role declined";
    submit({ path: "role", body: { accept }, message: { title } });
  };
  return (
    <section
      aria-label="A role for you"
      className="card flex needs-script flex-wrap items-center justify-end gap-3 p-4 shadow-card"
    >
      <div className="w-full sm:w-auto sm:flex-1">
        <p dir="auto" className="clip-ink font-semibold">
          {takesOver
            ? `${name} has no owner. Take it over?`
            : `You're asked to become ${isOwner ? "the owner" : "a leader"} of ${name}.`}
        </p>
        <p className="text-sm text-ink-soft">
          {isOwner
            ? "Owners do what leaders do, choose the leaders, decide who posts, and can hand over or delete the group."
            : "Leaders welcome and remove members, invite people, describe the group, and remove posts with a reason."}
        </p>
      </div>
      {!takesOver && (
        <Button variant="secondary" disabled={pending} onClick={answer(false)}>
          Decline
        </Button>
      )}
      <Button pending={pending} onClick={answer(true)}>
        {takesOver ? "Take it over" : "Accept"}
      </Button>
    </section>
  );
}
