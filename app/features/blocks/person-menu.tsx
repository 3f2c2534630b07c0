import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Late, late } from "~/ui/late";
import { Menu, MenuItem } from "~/ui/menu";
import { press, visit } from "~/ui/press";
import { handle } from "~/features/users/user";
import type { Profile, UserSummary } from "~/features/users/user";
import { userKeys } from "~/features/users/user-keys";
import { askToReport } from "~/browser/report-request";
import type { ReportRequest } from "~/browser/report-request";

const question = late(() => import("./block-question"));

export type HideAct = "mute" | "unmute" | "block" | "unblock";

interface PersonMenuProps {
  label: string;
  /** Of its button, where the focus comes back to. */
  id: string;
  user: UserSummary;
  onAct: (act: HideAct) => void;
  /** What its 'Report' is about: what they have written, or themself. */
  reports: Pick<ReportRequest, "kind" | "id">;
  /** See `Menu`. */
  early?: boolean;
}

/** What can be done about somebody else: to mute them, to report, or, asked once more, to block them. */
export function PersonMenu({
  label,
  id,
  user,
  onAct,
  reports,
  early = false,
}: PersonMenuProps) {
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  return (
    <>
      <Menu
        label={label}
        early={early}
        trigger={
          <Button
            id={id}
            variant="quiet"
            size="icon"
            aria-label={label}
            className={`-mr-2 ${early ? "" : "not-in-data-js:hidden"}`}
          >
            <Icon name="more" className="size-6" />
          </Button>
        }
      >
        <PersonItems
          user={user}
          onAct={onAct}
          reports={reports}
          onAsk={() => {
            setAsking(true);
          }}
        />
      </Menu>
      {asking && (
        <Late code={question} onFailed={close}>
          {(code) => (
            <code.BlockQuestion
              user={user}
              onClose={close}
              onBlock={() => {
                close();
                onAct("block");
              }}
            />
          )}
        </Late>
      )}
    </>
  );
}

interface PersonItemsProps extends Pick<PersonMenuProps, "user" | "onAct"> {
  reports: Pick<ReportRequest, "kind" | "id">;
  onAsk: () => void;
}

function PersonItems({ user, onAct, onAsk, reports }: PersonItemsProps) {
  // Nobody muted is met but on their own page: there it is known.
  const muted =
    useQueryClient().getQueryData<Profile>(userKeys.profile(user.id))
      ?.isMuted ?? false;
  return (
    <>
      <MenuItem
        icon={muted ? "sound" : "mute"}
        {...press(urls.api.mute(user.id), ["desired", `${!muted}`], () => {
          onAct(muted ? "unmute" : "mute");
        })}
      >
        {muted ? "Unmute" : "Mute"} {handle(user)}
      </MenuItem>
      <MenuItem
        icon="flag"
        {...visit(urls.report(reports.kind, reports.id), () => {
          askToReport({ ...reports, user });
        })}
      >
        Report
      </MenuItem>
      <MenuItem
        danger
        icon="block"
        {...press(urls.api.block(user.id), ["desired", "true"], onAsk)}
      >
        Block {handle(user)}
      </MenuItem>
    </>
  );
}
