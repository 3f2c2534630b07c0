import { useNavigate } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { addToDraft } from "./add-to-draft";

/** Takes words into the composer, behind those that somebody has begun there, and opens it. */
export function useWordsToPost(): (words: string) => void {
  const viewer = useViewer();
  const navigate = useNavigate();
  return (words) => {
    if (!viewer) return;
    addToDraft(viewer.id, `${words}\n\n`);
    navigate(urls.write);
  };
}
