import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/client/api-client";
import type { Post } from "~/features/posts/post";
import { PersonLink } from "~/features/users/person-row";
import { shownName } from "~/features/users/user";
import { prayedMessages } from "~/shared/enums";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { LoadError } from "~/ui/load-error";
import { Loading, Skeleton } from "~/ui/states";
import type { PrayedMessage, PrayedPeople } from "./prayed";
import { sendPrayedMessage } from "./prayed.queries";

/** The verse is from the World English Bible, in the public domain. */
const messageTexts: Record<PrayedMessage, string> = {
  not_alone: "You are not alone.",
  psalm_46_1:
    "God is our refuge and strength, a very present help in trouble. (Psalm 46:1)",
  peace: "Peace be with you.",
  still_praying: "I'll keep praying for you.",
};

interface PrayedDialogProps {
  post: Post;
  onClose: () => void;
}

/** For the author the names, for others the messages that they can send. */
export function PrayedDialog({ post, onClose }: PrayedDialogProps) {
  const { id, isOwn, user } = post;
  if (!isOwn)
    return (
      <Dialog
        title="Send a few words"
        description={`${shownName(user)} sees them with your name. If your settings hide that you prayed, they aren't delivered.`}
        sheet
        onCloseRequest={onClose}
      >
        <ul className="space-y-2">
          {prayedMessages.map((message) => (
            <li key={message}>
              <Button
                variant="secondary"
                onClick={() => {
                  onClose();
                  void sendPrayedMessage(id, message);
                }}
                className="w-full justify-start py-2.5 text-left text-base font-normal"
              >
                {messageTexts[message]}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  return (
    <Dialog title="People who prayed" sheet onCloseRequest={onClose}>
      <PeopleList postId={id} />
    </Dialog>
  );
}

function PeopleList({ postId }: { postId: string }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["prayed", postId],
    queryFn: ({ signal }) =>
      getJson(
        urls.api.prayed(postId),
        (value) => value as PrayedPeople,
        signal,
      ),
    // People pray and change their settings at any time.
    gcTime: 0,
  });
  if (isError)
    return <LoadError retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label="Loading people">
        <Skeleton className="h-11" />
      </Loading>
    );
  const { people, othersCount } = data;
  if (people.length + othersCount === 0)
    return <p>Only you have prayed so far.</p>;
  return (
    <>
      <ul className="-mx-2 space-y-1">
        {people.map(({ message, ...user }) => (
          <li key={user.id}>
            <PersonLink user={user} />
            {message && (
              <p className="pr-2 pb-2 pl-14 font-serif text-lg">
                {messageTexts[message]}
              </p>
            )}
          </li>
        ))}
      </ul>
      {othersCount > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {people.length > 0 && "and "}
          {othersCount} {plural(othersCount, "other", "others")}
        </p>
      )}
    </>
  );
}
