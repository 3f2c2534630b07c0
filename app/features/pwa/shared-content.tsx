import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { importSharedContent } from "./import-shared-content";

/** Imports content shared with the app into the composer: at once, or after sign-in. */
export function SharedContentHost() {
  const viewerId = useViewer()?.id;
  const navigate = useNavigate();
  useEffect(() => {
    if (viewerId === undefined) return;
    void importSharedContent(viewerId).then((taken) => {
      if (taken) navigate(urls.compose, { replace: true });
    });
  }, [viewerId, navigate]);
  return null;
}
