import { urls } from "~/shared/urls";
import { useSite } from "~/ui/site";
import {
  signInToLikeMessage,
  type DailyContent,
  type DailyKind,
} from "../daily";
import {
  DailyActionsContext,
  type ActionProps,
  type DailyActionProps,
} from "./daily-actions-context";
import { DailyPageBody } from "./daily-page-body";
import {
  dailyHref,
  toDailyView,
  dailyText,
  type DailyVariant,
  type AlternateVersion,
} from "./daily-view";
import { getShareContent } from "./share-content";

interface VisitorDailyPageProps {
  kind: DailyKind;
  content: DailyContent[DailyKind];
  alternate: AlternateVersion | null;
  variant: DailyVariant;
  today: string;
  story: ActionProps;
}

/** The page for visitors, a document without React: documents/document.ts handles the buttons. */
export function VisitorDailyPage({
  kind,
  content,
  alternate,
  variant,
  today,
  story,
}: VisitorDailyPageProps) {
  const { productName, siteUrl } = useSite();
  const view = toDailyView(kind, content, alternate);
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
  const actions: DailyActionProps = {
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
  return (
    <DailyActionsContext.Provider value={actions}>
      <DailyPageBody
        view={view}
        variant={variant}
        today={today}
        isSignedIn={false}
      />
    </DailyActionsContext.Provider>
  );
}
