import type { Group } from "~/features/groups/group";
import type { AppNotification } from "~/features/notifications/notification";
import type { ReportResponse } from "~/features/reports/report";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { cards, post, prayers, reactions } from "./crash-posts";
import type { Writer } from "./crash-writer";
import { queueUrl } from "./reports";

export const inviteUses = 200;

async function found(writer: Writer, joinPolicy: "open" | "approval") {
  const name = `House ${newId()}`;
  const slug = name.toLowerCase().replace(" ", "-").slice(0, 42);
  const body = { name, slug, kind: "group", joinPolicy };
  const group = await writer.write<Group>(
    writer.me,
    { path: urls.api.groups(), body, retry: true },
    [{ kind: "group", a: slug, b: writer.me.id }],
  );
  return group.slug;
}

async function groups(writer: Writer) {
  const { me, others } = writer;
  const [friend, guest] = others;
  const open = await found(writer, "open");
  const path = urls.api.group(open, "/membership");
  const member = { kind: "member", a: open, b: friend.id } as const;
  await writer.write(friend, { path, body: { desired: true }, retry: true }, [
    member,
  ]);
  await post(writer, friend, { type: "text", group: open });
  await writer.write(friend, { path, body: { desired: false }, retry: true }, [
    { ...member, rows: 0 },
  ]);
  const closed = await found(writer, "approval");
  const invite = { days: 1, uses: inviteUses, skipsApproval: true };
  const { id, url } = await writer.write<{ id: string; url: string }>(
    me,
    { path: urls.api.group(closed, "/invites"), body: invite },
    [],
  );
  writer.log.acknowledge([{ kind: "invite", a: id }]);
  const token = url.split("/").at(-1) ?? "";
  for (const other of [friend, guest]) {
    await writer.write(other, { path: urls.api.join(token), retry: true }, [
      { kind: "member", a: closed, b: other.id },
    ]);
    await post(writer, other, { type: "prayer", group: closed });
  }
}

const decisions = ["keep", "hide", "delete", "warn", "ask_edit"] as const;
let nextDecision = 0;

async function reports(writer: Writer) {
  const { me, admin, others } = writer;
  const { id, content } = await post(writer, me, { type: "text" });
  const [friend] = others;
  const { ticketId } = await writer.write<ReportResponse>(
    friend,
    {
      path: urls.api.reports(),
      body: { kind: "post", targetId: id, reason: "spam" },
      retry: true,
    },
    [{ kind: "report", a: id, b: friend.id }],
  );
  await writer.write(
    admin,
    { path: queueUrl(`/${ticketId}/claim`), body: { desired: true } },
    [{ kind: "claim", a: ticketId }],
  );
  const decision = decisions[nextDecision++ % decisions.length] ?? "keep";
  await writer.write(
    admin,
    {
      path: queueUrl(`/${ticketId}/decision`),
      body: { decision, reason: "So" },
    },
    [
      { kind: "decision", a: ticketId, b: decision },
      ...(decision === "delete"
        ? [{ kind: "post", a: content, b: me.id, rows: 0 } as const]
        : []),
    ],
  );
}

async function follows(writer: Writer) {
  const { me, others } = writer;
  for (const other of others) {
    for (const rows of [1, 0, 1] as const) {
      const body = { desired: rows === 1 };
      const call = { path: urls.api.follow(other.id), body, retry: true };
      await writer.write(me, call, [
        { kind: "follow", a: me.id, b: other.id, rows },
      ]);
    }
  }
  const response = await me.client.get(urls.api.notifications());
  const [newest] = await response.json<AppNotification[]>();
  if (!newest) return;
  await writer.write(
    me,
    {
      path: urls.api.notifications("/read"),
      body: { upTo: newest.id },
      retry: true,
    },
    [{ kind: "unread", a: newest.id, b: me.id, rows: 0 }],
  );
}

/** What writers do, one after the other. */
export const writeKinds = [reactions, prayers, cards, groups, reports, follows];
