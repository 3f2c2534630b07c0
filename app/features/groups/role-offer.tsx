import { Button } from "~/ui/button";
import type { Group } from "./group";
import { useMembersChange } from "./group.queries";

/** Offers the viewer a role, or asks leaders to take over a group without an owner. */
export function RoleOffer({ group }: { group: Group }) {
  const { name, slug, closedAt, isOwnerless, offeredRole } = group;
  const { submit, pending } = useMembersChange(slug);
  const takesOver = isOwnerless && group.role === "leader";
  if (closedAt !== null || !(takesOver || offeredRole)) return null;
  const answer = (accept: boolean) => () => {
    const title = accept ? "You've taken the role" : "Role declined";
    submit({ path: "role", body: { accept }, message: { title } });
  };
  return (
    <section
      aria-label="A role for you"
      className="card flex needs-script flex-wrap items-center justify-end gap-3 p-4 shadow-card"
    >
      <p
        dir="auto"
        className="w-full clip-ink font-semibold sm:w-auto sm:flex-1"
      >
        {takesOver
          ? `${name} has no owner. Take it over?`
          : `You're asked to become ${offeredRole === "owner" ? "the owner" : "a leader"} of ${name}.`}
      </p>
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
