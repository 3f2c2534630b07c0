import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, getJson, sendJson } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import type { EndedResponse, Session } from "~/features/auth/session";
import { viewerKey } from "~/features/auth/viewer.queries";
import type { HandleResponse } from "~/features/users/handle-change";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { errorToast, toast } from "~/ui/toast-store";

const parseHandleResponse = (value: unknown) => value as HandleResponse;
const parseSessions = (value: unknown) => value as Session[];
const parseEnded = (value: unknown) => value as EndedResponse;

export const nothingChanged =
  "Something went wrong. Nothing has changed. Please try again.";

/** Resolves to the id of the success toast. */
export function useChangeHandle(viewerId: string) {
  const client = useQueryClient();
  return async (username: string) => {
    const response = await sendJson(
      urls.api.handle(viewerId),
      parseHandleResponse,
      {
        method: "PATCH",
        body: { username },
      },
    );
    client.setQueryData<Viewer | null>(
      viewerKey,
      (viewer) => viewer && { ...viewer, ...response },
    );
    // Posts, lists and profiles show the handle.
    void client.invalidateQueries();
    return toast({
      title: `You're now @${response.username}`,
      variant: "success",
    });
  };
}

const sessionsKey = ["sessions"] as const;

export function useSessions(
  initialData: Session[],
  initialDataUpdatedAt: number,
) {
  const client = useQueryClient();
  const { data: sessions } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => getJson(urls.api.sessions, parseSessions, signal),
    initialData,
    initialDataUpdatedAt,
  });
  const retainSessions = async (
    shouldRetain: (session: Session) => boolean,
  ) => {
    // The response to an older request would bring ended sessions back.
    await client.cancelQueries({ queryKey: sessionsKey });
    client.setQueryData<Session[]>(sessionsKey, (all) =>
      all?.filter(shouldRetain),
    );
  };
  const { pending, input, submit } = useSubmit(
    async (session: Session | "others") => {
      if (session === "others") {
        await sendJson(urls.api.sessions, parseEnded, { method: "DELETE" });
        await retainSessions(({ isCurrent }) => isCurrent);
        return "Signed out everywhere else";
      }
      await endSession(session.id);
      await retainSessions(({ id }) => id !== session.id);
      return `Signed out of ${session.device}`;
    },
    {
      failureMessage: "Couldn't sign out that device. Please try again.",
      onFailure: errorToast,
      onSuccess: (title) => {
        toast({ title, variant: "success" });
      },
    },
  );
  return { sessions, ending: pending ? input : undefined, end: submit };
}

async function endSession(id: string): Promise<void> {
  try {
    await sendJson(urls.api.session(id), () => null, { method: "DELETE" });
  } catch (error) {
    // 404: the session has already ended.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

export async function deleteAccount(
  viewerId: string,
  handle: string,
): Promise<void> {
  await sendJson(urls.api.user(viewerId), () => null, {
    method: "DELETE",
    body: { handle },
  });
}
