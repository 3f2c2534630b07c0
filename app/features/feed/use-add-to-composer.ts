import { useNavigate } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { addToDraft } from "./add-to-draft";

/** Appends text to the composer's draft and opens the composer. */
export function useAddToComposer(): (text: string) => void {
  const viewer = useViewer();
  const navigate = useNavigate();
  return (text) => {
    if (!viewer) return;
    addToDraft(viewer.id, `${text}\n\n`);
    navigate(urls.compose);
  };
}
