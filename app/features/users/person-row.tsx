import { urls } from "~/shared/urls";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { IntentLink } from "~/ui/intent-link";
import { FollowButton } from "./follow-button";
import { displayName, handle, initials } from "./user";
import type { ListedUser } from "./user";

interface PersonRowProps {
  person: ListedUser;
  isViewer: boolean;
  /** spec §2: no 'View Profile' in the lists of one's own profile, and none for oneself. */
  withView: boolean;
}

/** A person in a list. On a narrow screen the buttons stand below the name. */
export function PersonRow({ person, isViewer, withView }: PersonRowProps) {
  const name = displayName(person);
  const profile = urls.profile(person.id);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line p-4 last:border-0">
      <IntentLink
        to={profile}
        className="group flex touch min-w-0 flex-[1_0_min(12rem,100%)] items-center gap-3"
      >
        <Avatar
          name={name}
          initials={initials(person)}
          src={person.profileImageUrl}
          size={44}
        />
        <span className="min-w-0">
          <span
            dir="auto"
            className="block truncate text-left font-semibold text-ink group-hover:underline tight:whitespace-normal"
          >
            {name}
          </span>
          <span className="block truncate text-xs text-ink-soft">
            {handle(person)}
          </span>
        </span>
      </IntentLink>
      {!isViewer && (
        <div className="ml-auto flex flex-wrap gap-2">
          {withView && (
            <Button asChild variant="quiet" size="sm">
              <IntentLink to={profile} aria-label={`View Profile of ${name}`}>
                View Profile
              </IntentLink>
            </Button>
          )}
          <FollowButton
            userId={person.id}
            name={name}
            isFollowing={person.isFollowing}
            size="sm"
          />
        </div>
      )}
    </li>
  );
}
