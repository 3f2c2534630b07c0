import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ComponentType } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Menu, MenuItem } from "~/ui/menu";
import { failureToast } from "~/ui/toast-store";
import { handle } from "~/features/users/user";
import type { Profile, UserSummary } from "~/features/users/user";
import { userKeys } from "~/features/users/user-keys";
import type { BlockQuestionProps } from "./block-question";

export type HideAct = "mute" | "unmute" | "block" | "unblock";

interface PersonMenuProps {
  label: string;
  /** Of its button, where the focus comes back to. */
  id: string;
  user: UserSummary;
  onAct: (act: HideAct) => void;
  className?: string;
}

/** What can be done about somebody else: to mute them, or, asked once more, to block them. */
export function PersonMenu({
  label,
  id,
  user,
  onAct,
  className,
}: PersonMenuProps) {
  const [Question, setQuestion] =
    useState<ComponentType<BlockQuestionProps> | null>(null);
  const ask = () => {
    import("./block-question").then(
      (module) => {
        setQuestion(() => module.BlockQuestion);
      },
      () => {
        failureToast("Please check your connection and try again.");
      },
    );
  };
  return (
    <>
      <Menu
        label={label}
        trigger={
          <Button
            id={id}
            variant="quiet"
            size="icon"
            aria-label={label}
            className={className}
          >
            <Icon name="more" className="size-6" />
          </Button>
        }
      >
        <PersonItems user={user} onAct={onAct} onAsk={ask} />
      </Menu>
      {Question && (
        <Question
          user={user}
          onClose={() => {
            setQuestion(null);
          }}
          onBlock={() => {
            setQuestion(null);
            onAct("block");
          }}
        />
      )}
    </>
  );
}

interface PersonItemsProps extends Pick<PersonMenuProps, "user" | "onAct"> {
  onAsk: () => void;
}

function PersonItems({ user, onAct, onAsk }: PersonItemsProps) {
  // Nobody muted is met but on their own page: there it is known.
  const muted =
    useQueryClient().getQueryData<Profile>(userKeys.profile(user.id))
      ?.isMuted ?? false;
  return (
    <>
      <MenuItem
        icon={muted ? "sound" : "mute"}
        onSelect={() => {
          onAct(muted ? "unmute" : "mute");
        }}
      >
        {muted ? "Unmute" : "Mute"} {handle(user)}
      </MenuItem>
      <MenuItem danger icon="block" onSelect={onAsk}>
        Block {handle(user)}
      </MenuItem>
    </>
  );
}
