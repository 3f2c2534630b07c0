import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Lazy, lazyCode } from "~/ui/lazy";
import { Menu, MenuItem } from "~/ui/menu";
import { submitButtonProps, linkButtonProps } from "~/ui/button-form";
import { handle, type Profile, type UserSummary } from "~/features/users/user";
import { userKeys } from "~/features/users/user-keys";
import { openReportDialog, type ReportRequest } from "~/client/report-request";

const confirmDialog = lazyCode(() => import("./block-confirm-dialog"));

export type HideAction = "mute" | "unmute" | "block" | "unblock";

interface PersonMenuProps {
  label: string;
  /** Id of the button, which gets the focus back. */
  id: string;
  /** Null for the author of an anonymous request, who can only be reported. */
  user: UserSummary | null;
  onAction: (action: HideAction, user: UserSummary) => void;
  reportTarget: Pick<ReportRequest, "kind" | "id">;
  /** See `Menu`. */
  worksWithoutScript?: boolean;
  /** `MenuItem`s above these. */
  children?: ReactNode;
}

/** Actions on another user: mute, report, and block after a confirmation. */
export function PersonMenu({
  label,
  id,
  user,
  onAction,
  reportTarget,
  worksWithoutScript = false,
  children,
}: PersonMenuProps) {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const close = () => {
    setConfirmOpen(false);
  };
  return (
    <>
      <Menu label={label} worksWithoutScript={worksWithoutScript} buttonId={id}>
        {children}
        {user && <MuteItem user={user} onAction={onAction} />}
        <MenuItem
          icon="flag"
          {...linkButtonProps(
            urls.report(reportTarget.kind, reportTarget.id),
            () => {
              openReportDialog({ ...reportTarget, user });
            },
          )}
        >
          Report
        </MenuItem>
        {user && (
          <MenuItem
            danger
            icon="block"
            {...submitButtonProps(
              urls.api.block(user.id),
              ["desired", "true"],
              () => {
                setConfirmOpen(true);
              },
            )}
          >
            Block {handle(user)}
          </MenuItem>
        )}
      </Menu>
      {isConfirmOpen && user && (
        <Lazy code={confirmDialog} onError={close}>
          {(code) => (
            <code.BlockConfirmDialog
              user={user}
              onClose={close}
              onBlock={() => {
                close();
                onAction("block", user);
              }}
            />
          )}
        </Lazy>
      )}
    </>
  );
}

interface MuteItemProps extends Pick<PersonMenuProps, "onAction"> {
  user: UserSummary;
}

function MuteItem({ user, onAction }: MuteItemProps) {
  // Muted users only appear on their own profile, which is cached with `isMuted`.
  const muted =
    useQueryClient().getQueryData<Profile>(userKeys.profile(user.id))
      ?.isMuted ?? false;
  return (
    <MenuItem
      icon={muted ? "sound" : "mute"}
      {...submitButtonProps(
        urls.api.mute(user.id),
        ["desired", `${!muted}`],
        () => {
          onAction(muted ? "unmute" : "mute", user);
        },
      )}
    >
      {muted ? "Unmute" : "Mute"} {handle(user)}
    </MenuItem>
  );
}
