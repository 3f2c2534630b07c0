import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { viewerKey } from "~/features/auth/viewer.queries";
import { userKeys } from "~/features/users/user-keys";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import { SettingsSection } from "./settings-section";

const switches = [
  {
    id: "followers",
    description:
      "People who want to follow you send a request, which you approve or decline in your list of followers. Until then they can't see what you share with followers only. Your current followers stay until you remove them. When you turn this off, all pending requests are accepted.",
    label: "I approve followers",
    /** An endpoint that takes `{desired}`. */
    url: urls.api.followApproval,
    savedText: {
      on: "You now approve your followers",
      off: "Anyone can follow you now",
    },
  },
  {
    id: "games",
    description:
      "At the end of a round, you see how the people you follow are doing, and your followers see your best score, your result for today's puzzle and your streak. When this is off, nobody sees your scores and you don't see theirs.",
    label: "Share scores with followers",
    url: urls.api.scoreSharing,
    savedText: {
      on: "Your followers can see your scores",
      off: "Only you can see your scores",
    },
  },
  {
    id: "prayers",
    description:
      "When you pray for a request, its author sees your name and the words you sent. When this is off, you count without a name, also for what you prayed for before. Nobody sees on which days you prayed.",
    label: "Tell people that I prayed for them",
    url: urls.api.prayedSharing,
    savedText: {
      on: "People see that you prayed for them",
      off: "People no longer see that you prayed for them",
    },
  },
  {
    id: "anonymous",
    description:
      "Some prayer requests don't say who asks. When you hide them, none of your lists shows them.",
    label: "Hide requests without a name",
    url: urls.api.hideAnonymous,
    savedText: {
      on: "Requests without a name are hidden",
      off: "You see requests without a name again",
    },
  },
  {
    id: "visits",
    description:
      "We count how many people open the Bible, the verse and the prayer of the day, the games and the reels, and for how long they stay, so that we know what's useful to you. These counts never leave our server, are deleted after 90 days, and are included when you download your data.",
    label: "Don't count my visits",
    url: urls.api.optOut,
    savedText: {
      on: "We no longer count your visits",
      off: "We count your visits again",
    },
  },
] as const;

type Switch = (typeof switches)[number];

interface SwitchSectionsProps {
  values: Record<Switch["id"], boolean>;
  /** How many posts pending followers will see once approval is off. */
  followersPosts: number;
}

export function SwitchSections({
  values,
  followersPosts,
}: SwitchSectionsProps) {
  const opening = `Everyone who asked to follow you will see your ${followersPosts} ${plural(followersPosts, "post", "posts")} for followers, and so will anyone who follows you later. Your new posts will be for everyone. Turn approval off?`;
  return switches.map((setting) => (
    <SwitchSection
      key={setting.id}
      setting={setting}
      initialValue={values[setting.id]}
      turnOffQuestion={
        setting.id === "followers" && followersPosts > 0 ? opening : null
      }
    />
  ));
}

interface SwitchSectionProps {
  setting: Switch;
  initialValue: boolean;
  turnOffQuestion: string | null;
}

function SwitchSection({
  setting: { id, description, label, url, savedText },
  initialValue,
  turnOffQuestion,
}: SwitchSectionProps) {
  const client = useQueryClient();
  const [isOn, setIsOn] = useState(initialValue);
  const save = useMutation({
    mutationFn: (desired: boolean) =>
      sendJson(url, () => null, { body: { desired } }),
    onMutate: setIsOn,
    onSuccess: (_, desired) => {
      toast({
        title: savedText[desired ? "on" : "off"],
        variant: "success",
      });
      // Turning approval off accepts the pending requests.
      void refetchQueries(client, { queryKey: userKeys.all });
      void client.invalidateQueries({ queryKey: viewerKey });
    },
    onError: (_, desired) => {
      setIsOn(!desired);
      errorToast("Couldn't save. Nothing has changed. Please try again.");
    },
  });
  return (
    <SettingsSection id={id} description={description}>
      <label className="flex touch cursor-pointer items-center justify-between gap-4 font-semibold">
        {label}
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-disabled={save.isPending}
          onChange={({ target: { checked } }) => {
            if (save.isPending) return;
            if (!checked && turnOffQuestion && !confirm(turnOffQuestion))
              return;
            save.mutate(checked);
          }}
          className="size-5 accent-primary"
        />
      </label>
    </SettingsSection>
  );
}
