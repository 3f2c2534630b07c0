import { useSubmit } from "~/client/use-submit";
import { displayName, type UserSummary } from "~/features/users/user";
import { actionSuccesses } from "~/shared/action-successes";
import { prayedMessages } from "~/shared/enums";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { toast } from "~/ui/toast-store";
import { sendPrayedMessage } from "./prayed.queries";
import { prayedMessageTexts } from "./prayed-text";

interface PrayedMessageDialogProps {
  postId: string;
  author: UserSummary;
  onClose: () => void;
}

/** Sends one of the fixed messages to the author of a request. */
export function PrayedMessageDialog({
  postId,
  author,
  onClose,
}: PrayedMessageDialogProps) {
  const name = displayName(author);
  const { submit, pending, input, failure } = useSubmit(
    (message: (typeof prayedMessages)[number]) =>
      sendPrayedMessage(postId, message),
    {
      failureMessage: "Couldn't send it. Please try again.",
      onSuccess: (response) => {
        onClose();
        toast(
          response
            ? { title: `Sent to ${name}`, variant: "success" }
            : actionSuccesses.waiting,
        );
      },
    },
  );
  return (
    <Dialog
      title="Send a few words"
      description={`${name} sees it with your name, unless your settings hide that you prayed.`}
      sheet
      onCloseRequest={onClose}
    >
      <ul className="space-y-2">
        {prayedMessages.map((message) => (
          <li key={message}>
            <Button
              variant="secondary"
              pending={pending && input === message}
              onClick={() => {
                submit(message);
              }}
              className="w-full justify-start py-2.5 text-left text-base font-normal"
            >
              {prayedMessageTexts[message]}
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {failure}
      </p>
    </Dialog>
  );
}
