import { Link } from "@remix-run/react";
import type { ComponentType } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { PersonRow } from "~/features/users/person-row";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { ChurchDetails } from "./church-details";
import { VerifySection } from "./verify-section";
import { joinPolicyHints, type Group } from "./group";

interface GroupAboutProps {
  group: Group;
  /** Adds links to the description. A prop, because posts depend on groups. */
  Text: ComponentType<{ text: string }>;
}

export function GroupAbout({ group, Text }: GroupAboutProps) {
  const viewer = useViewer();
  const { name, about, place, tags, leaders } = group;
  return (
    <div className="space-y-4">
      <ChurchDetails group={group} />
      <div className="card space-y-5 p-4 wrap-anywhere shadow-card sm:p-5">
        <p dir="auto" className="clip-ink whitespace-pre-line">
          {about && <Text text={about} />}
          {!about && `${name} hasn't written about itself yet.`}
        </p>
        {place !== "" && (
          <p className="flex items-center gap-2 clip-ink">
            <Icon name="pin" className="size-5 shrink-0 text-gold" />
            {place}
          </p>
        )}
        {tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-x-3">
            {tags.map((tag) => (
              <li key={tag} className="flex items-center clip-ink">
                {viewer ? (
                  <Link
                    to={urls.groups({ find: tag })}
                    className="flex touch items-center font-semibold text-primary hover:underline"
                  >
                    {tag}
                  </Link>
                ) : (
                  tag
                )}
              </li>
            ))}
          </ul>
        )}
        {leaders.length > 0 && (
          <section aria-labelledby="leaders">
            <h2 id="leaders" className="font-serif text-lg">
              {leaders.length === 1 ? "Leader" : "Leaders"}
            </h2>
            <ul className="-ms-2 mt-1">
              {leaders.map((user) => (
                <PersonRow key={user.id} user={user} />
              ))}
            </ul>
          </section>
        )}
        <p className="text-sm text-ink-soft">
          {group.kind === "church" && group.joinPolicy === "approval"
            ? "Anybody can ask to join. Only members see who belongs to it and the posts that aren't public."
            : joinPolicyHints[group.joinPolicy]}
          {group.forYouth &&
            " This group is for young people: only its leaders see the list of members."}
        </p>
      </div>
      <VerifySection group={group} />
    </div>
  );
}
