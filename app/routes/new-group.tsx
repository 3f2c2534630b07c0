import { useNavigate } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { SettingsHeader } from "~/features/account/settings-header";
import { useViewer } from "~/features/auth/viewer.queries";
import { kindLabels } from "~/features/groups/group";
import { refetchGroups } from "~/features/groups/group.queries";
import { GroupForm } from "~/features/groups/group-form";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { pageMeta } from "~/shell/page-meta";
import { toast } from "~/ui/toast-store";

export const loader = page(async ({ context }) => {
  await requirePageViewer(context);
  return null;
});

export const meta = pageMeta(
  "Start a group",
  "Start a house group, a youth group, a church or a ministry.",
);

export default function NewGroup() {
  const viewer = useViewer();
  const client = useQueryClient();
  const navigate = useNavigate();
  if (!viewer) return null;
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      <SettingsHeader
        title="Start a group or church"
        back={{ to: urls.groups(), label: "Groups" }}
      />
      <div className="card p-4 shadow-card sm:p-6">
        <GroupForm
          group={null}
          viewerId={viewer.id}
          onSaved={({ slug, kind }) => {
            void refetchGroups(client);
            toast({
              title: `${kindLabels[kind]} created!`,
              description: "Now invite the first people.",
              variant: "success",
            });
            navigate(urls.group(slug), { replace: true });
          }}
        />
      </div>
    </div>
  );
}
