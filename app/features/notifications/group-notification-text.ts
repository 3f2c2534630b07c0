import type { AppNotification } from "./notification";

/** What follows the actor's name. Without an actor, a post is anonymous or shown on the lock screen. */
export function groupNotificationText({
  kind,
  detail,
  actorsCount,
  group,
}: AppNotification): string {
  const name = group?.name ?? "one of your groups";
  switch (kind) {
    case "group_request":
      return `${detail.isReminder ? "is still waiting" : "asked"} to join ${name}`;
    case "group_accepted":
      return `accepted your request to join ${name}`;
    case "group_role": {
      const role = `${detail.role === "owner" ? "the owner" : "a leader"} of ${name}`;
      if (detail.accepted === undefined) return `asks you to become ${role}`;
      return detail.accepted
        ? `is now ${role}`
        : `thanks you, but would rather not become ${role} now`;
    }
    case "group_ownerless":
      return `${name} needs a new owner`;
    default:
      return actorsCount > 0 ? `posted in ${name}` : `New post in ${name}`;
  }
}
