import { useLoaderData, useNavigate } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { SettingsHeader } from "~/features/account/settings-header";
import { useViewer } from "~/features/auth/viewer.queries";
import type { Group } from "~/features/groups/group";
import { isLeader } from "~/features/groups/group-rules";
import { GroupForm } from "~/features/groups/group-form";
import { groupKeys, useGroup } from "~/features/groups/group.queries";
import { getGroup } from "~/features/groups/group.server";
import { InvitesSection } from "~/features/groups/invites-section";
import { OwnerSettings } from "~/features/groups/owner-settings";
import { RequestsSection } from "~/features/groups/requests-section";
import { page, requirePageViewer } from "~/platform/page.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { noIndexMeta, pageMeta } from "~/shell/page-meta";
import { SettingsCard } from "~/ui/settings-card";
import { toast } from "~/ui/toast-store";

export const loader = page(async ({ context, params }) => {
  const { id } = await requirePageViewer(context);
  const { slug = "" } = params;
  const group = await getGroup(context.app.db, id, slug);
  if (isLeader(group.role)) return { group };
  throw new AppError("forbidden", {
    detail: "Only leaders of the group can do this.",
  });
});

export const meta = pageMeta("Group settings", null, noIndexMeta);

export default function GroupSettings() {
  const initial = useLoaderData<typeof loader>().group;
  const { data: group = initial } = useGroup(initial.slug, initial);
  const viewer = useViewer();
  const client = useQueryClient();
  const navigate = useNavigate();
  if (!viewer) return null;
  const onSaved = (saved: Group | null) => {
    toast({ title: saved ? "Saved" : `${group.name} was deleted` });
    // Without a refetch: the old address may no longer exist.
    void client.invalidateQueries({
      queryKey: groupKeys.all,
      refetchType: "none",
    });
    if (saved) client.setQueryData(groupKeys.one(saved.slug), saved);
    if (saved?.slug === group.slug) return;
    navigate(saved ? urls.groupSettings(saved.slug) : urls.groups(), {
      replace: true,
    });
  };
  return (
    <div className="mx-auto max-w-2xl space-y-4 wrap-anywhere">
      <SettingsHeader
        title="Group settings"
        back={{ to: urls.group(group.slug), label: group.name }}
      />
      {group.joinPolicy !== "open" && (
        <RequestsSection group={group} status="waiting" />
      )}
      <SettingsCard
        id="details"
        title="Details"
        description="What people see of the group."
      >
        <GroupForm
          key={group.slug}
          group={group}
          viewerId={viewer.id}
          onSaved={onSaved}
        />
      </SettingsCard>
      <InvitesSection group={group} />
      <RequestsSection group={group} status="banned" />
      {group.role === "owner" && (
        <OwnerSettings group={group} onChanged={onSaved} />
      )}
    </div>
  );
}
