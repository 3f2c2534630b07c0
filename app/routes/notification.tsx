import { redirect } from "@remix-run/cloudflare";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { noticeUrl } from "~/features/notifications/notice-words";
import { openNotice } from "~/features/notifications/notices.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { titled } from "~/shell/titled";

/** Where a push leads: what it tells of is read by that, and shown; gone by now, whatever else there is. */
export const loader = page(async ({ context, params }: LoaderFunctionArgs) => {
  const { db, now } = context.app;
  const { id } = await requirePageViewer(context);
  const { noticeId = "" } = params;
  const notice = await openNotice(db, id, noticeId, now).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") return null;
      throw error;
    },
  );
  return redirect((notice && noticeUrl(notice)) ?? urls.notifications());
});

export const meta = titled("Notification");

/** It leads on. */
export default function Notification() {
  return null;
}
