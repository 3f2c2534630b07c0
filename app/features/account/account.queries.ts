import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, getJson, sendJson } from "~/browser/api-client";
import type { EndedReply, Session } from "~/features/auth/session";
import { viewerKey } from "~/features/auth/viewer.queries";
import type { HandleReply } from "~/features/users/handle-change";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { failureToast, toast } from "~/ui/toast-store";

const asHandleReply = (value: unknown) => value as HandleReply;
const asSessions = (value: unknown) => value as Session[];
const asEnded = (value: unknown) => value as EndedReply;

/** Changes the viewer's handle, and gives the toast that says so; throws what `failureWords` can put into words. */
export function useChangeHandle(viewerId: string) {
  const client = useQueryClient();
  return async (username: string) => {
    const reply = await sendJson(urls.api.handle(viewerId), asHandleReply, {
      method: "PATCH",
      body: { username },
    });
    client.setQueryData<Viewer | null>(
      viewerKey,
      (viewer) => viewer && { ...viewer, ...reply },
    );
    // Posts, lists and profiles name their people.
    void client.invalidateQueries();
    return toast({
      title: `You are @${reply.username} now`,
      variant: "success",
    });
  };
}

const sessionsKey = ["sessions"] as const;

/** Where the viewer is signed in, as the server drew it at `at` (ms), and ways to end that. */
export function useSessions(drawn: Session[], at: number) {
  const client = useQueryClient();
  const [ending, setEnding] = useState<string | null>(null);
  const { data: sessions } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => getJson(urls.api.sessions, asSessions, signal),
    initialData: drawn,
    initialDataUpdatedAt: at,
  });
  const keep = async (stays: (session: Session) => boolean) => {
    // What was asked before it ended would bring it back.
    await client.cancelQueries({ queryKey: sessionsKey });
    client.setQueryData<Session[]>(sessionsKey, (all) => all?.filter(stays));
  };
  const attempt = async (name: string, act: () => Promise<void>) => {
    setEnding(name);
    try {
      await act();
    } catch {
      failureToast("Could not sign out there. Please try again.");
    } finally {
      setEnding(null);
    }
  };
  return {
    sessions,
    /** An id, 'others', or null. */
    ending,
    end: (session: Session) =>
      attempt(session.id, async () => {
        await endSession(session.id);
        await keep(({ id }) => id !== session.id);
        toast({ title: `Signed out of ${session.device}`, variant: "success" });
      }),
    endOthers: () =>
      attempt("others", async () => {
        await sendJson(urls.api.sessions, asEnded, { method: "DELETE" });
        await keep(({ isCurrent }) => isCurrent);
        toast({ title: "Signed out everywhere else", variant: "success" });
      }),
  };
}

async function endSession(id: string): Promise<void> {
  try {
    await sendJson(urls.api.session(id), () => null, { method: "DELETE" });
  } catch (error) {
    // Ended meanwhile: what was wanted is so.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Ends the account; throws what `failureWords` can put into words. */
export async function deleteAccount(
  viewerId: string,
  handle: string,
): Promise<void> {
  await sendJson(urls.api.user(viewerId), () => null, {
    method: "DELETE",
    body: { handle },
  });
}
