import { urls } from "~/shared/urls";
import { useSite } from "~/ui/site";
import { signInToLikeMessage } from "../daily";
import type { DailyActions } from "./daily-action-bar";
import { DailyPageBody } from "./daily-page-body";
import type { DailyPageProps } from "./daily-page-data";
import { dailyHref, dailyText, toDailyView } from "../daily-view";
import { getShareContent } from "./share-content";

/** The page for visitors, a document without React: documents/document.ts handles the buttons. */
export function VisitorDailyPage({ story, ...page }: DailyPageProps) {
  const { kind, initialData, alternate, variant, today } = page;
  const { productName, siteUrl } = useSite();
  const view = toDailyView(initialData.content, alternate);
  const text = dailyText[kind];
  const shareContent = getShareContent(view, variant, {
    productName,
    origin: siteUrl,
  });
  const returnUrl = dailyHref(
    view.kind,
    variant,
    view.date === today ? null : view.date,
    view.version,
  );
  const actions: DailyActions = {
    like: {
      "data-action": "sign-in",
      "data-message": signInToLikeMessage[kind],
      "data-href": urls.api.loginReturningTo(returnUrl),
    },
    isLiked: false,
    share: {
      "data-action": "share",
      "data-title": shareContent.title,
      "data-text": shareContent.text,
      "data-url": shareContent.url,
    },
    copy: {
      "data-action": "copy",
      "data-text": view.clipboardText,
      "data-success": text.copied,
      "data-error": text.copyError,
    },
    listen: { "data-action": "listen", "data-text": view.clipboardText },
    isListening: false,
    story,
  };
  return <DailyPageBody {...page} view={view} actions={actions} />;
}
