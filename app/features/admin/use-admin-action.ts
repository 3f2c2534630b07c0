import { useLoaderData, useRevalidator } from "@remix-run/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, sendJson } from "~/client/api-client";
import { getFailureMessage } from "~/client/use-submit";
import { viewerKey } from "~/features/auth/viewer.queries";
import { accessDenied } from "~/features/users/admin-level";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import { signInAgainMessage, type ActionText } from "./action-text";

export interface AdminAction {
  url: string;
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  text: ActionText;
}

/**
 * Sends an admin action, shows a toast and revalidates the page. Stays `pending` until the page has new data, and is
 * `done` then: a deleted item has disappeared by the time its dialog closes. Calls may overlap.
 */
export function useAdminAction({ url, method = "POST", text }: AdminAction) {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  /** Every revalidation replaces it. */
  const pageData = useLoaderData();
  const reload = () => {
    revalidate();
    // The number of open reports in the navigation.
    void client.invalidateQueries({ queryKey: viewerKey });
  };
  const { mutate, reset, ...action } = useMutation({
    mutationFn: (body: unknown) => sendJson(url, () => null, { method, body }),
    onMutate: () => pageData,
    onSuccess: () => {
      const { done } = text;
      if (done)
        toast({ title: "Success", description: done, variant: "success" });
      reload();
    },
    onError: (error) => {
      const detail = getDetail(error);
      // The viewer lost admin access.
      if (detail === accessDenied) location.assign(urls.root);
      else if (detail !== signInAgainMessage) {
        errorToast(
          text.explains ? getFailureMessage(error, text.failed) : text.failed,
        );
      }
      const isRefused = error instanceof ApiError && error.status < 500;
      if (isOutdated(error) || (text.explains && isRefused)) reload();
    },
  });
  const { isPending, isSuccess, error, context } = action;
  const reloads = isSuccess || isOutdated(error);
  const isWaiting = reloads && context === pageData;
  return {
    run: mutate,
    reset,
    needsSignIn: getDetail(error) === signInAgainMessage,
    pending: isPending || isWaiting,
    done: reloads && !isWaiting,
  };
}

const getDetail = (error: unknown) =>
  error instanceof ApiError ? error.problem?.detail : undefined;

/** Someone else deleted or changed it. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);
