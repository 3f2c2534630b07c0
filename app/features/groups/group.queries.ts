import {
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError, getJson, sendJson } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import { viewerKey } from "~/features/auth/viewer.queries";
import type { FormMessage } from "~/shared/form-message";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import type { Group } from "./group";

export const groupKeys = {
  all: ["groups"] as const,
  find: (query: string) => ["groups", "find", query] as const,
  one: (slug: string) => ["groups", "one", slug] as const,
  members: (slug: string) => ["groups", "one", slug, "members"] as const,
  requests: (slug: string) => ["groups", "one", slug, "requests"] as const,
  invites: (slug: string) => ["groups", "one", slug, "invites"] as const,
};

const toGroup = (value: unknown) => value as Group;

export function useGroup(slug: string, initialGroup: Group | null) {
  return useQuery({
    queryKey: groupKeys.one(slug),
    queryFn: ({ signal }) => getJson(urls.api.group(slug), toGroup, signal),
    ...(initialGroup && { initialData: initialGroup }),
  });
}

/** After the viewer's role or the group itself has changed: everything about it is read again, and their number of groups. */
export const refetchGroups = (client: QueryClient) => {
  void client.invalidateQueries({ queryKey: viewerKey });
  return client.invalidateQueries({ queryKey: groupKeys.all });
};

interface MembersChange {
  /** Below the group's endpoint. */
  path: string;
  method?: "PUT" | "PATCH" | "DELETE";
  body: Record<string, unknown>;
  message: FormMessage;
  onSuccess?: () => void;
}

/** Changes who is in a group. If someone else was faster, everything about it is read again, too. */
export function useMembersChange(slug: string) {
  const client = useQueryClient();
  return useSubmit(
    ({ path, method, body }: MembersChange) =>
      sendJson(urls.api.group(slug, path && `/${path}`), () => null, {
        ...(method && { method }),
        body,
      }),
    {
      onSuccess: (_, { message, onSuccess }) => {
        toast({ ...message, variant: "success" });
        onSuccess?.();
        return refetchGroups(client);
      },
      onFailure: (failure) => {
        errorToast(failure);
        void refetchGroups(client);
      },
    },
  );
}

/** `error` of a list. Reads the group again if the viewer was removed while reading it. */
export function useRemovalToast(slug: string, error: unknown): void {
  const client = useQueryClient();
  const status = error instanceof ApiError ? error.status : 0;
  useEffect(() => {
    if (status !== 403 && status !== 404) return;
    toast({ title: "You're not a member of this group anymore." });
    const queryKey = groupKeys.one(slug);
    void client.invalidateQueries({ queryKey, exact: true });
  }, [client, slug, status]);
}
