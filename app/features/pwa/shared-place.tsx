import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { takeShared } from "./take-shared";

/** Takes what was shared with the app to the composer: at once, or after signing in. */
export function SharedPlace() {
  const viewerId = useViewer()?.id;
  const navigate = useNavigate();
  useEffect(() => {
    if (viewerId === undefined) return;
    void takeShared(viewerId).then((taken) => {
      if (taken) navigate(urls.write, { replace: true });
    });
  }, [viewerId, navigate]);
  return null;
}
