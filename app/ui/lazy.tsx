import { useCallback, useEffect, useState, type ReactNode } from "react";
import { useProgress } from "./use-progress";
import { LoadError } from "./load-error";
import { errorToast } from "./toast-store";
import { useOnReconnect } from "./use-on-reconnect";

/**
 * Code that is fetched on first use, above 4 KB gzip or for something few people open. Create it outside of components:
 *
 *     const dialog = lazyCode(() => import("./edit-profile-dialog"));
 *     {open && <Lazy code={dialog} onError={close}>{(code) => <code.EditProfileDialog />}</Lazy>}
 *
 * `Lazy` fetches on mount; `useLazy` also returns the loading state, for a button that shows a spinner. Unlike React.lazy
 * neither suspends, so the surrounding page isn't hidden or rendered again.
 */
export function lazyCode<Module>(
  load: () => Promise<Module>,
): LazyCode<Module> {
  return { load, loaded: null };
}

export interface LazyCode<Module> {
  load: () => Promise<Module>;
  loaded: Module | null;
}

interface LazyProps<Module> {
  code: LazyCode<Module>;
  children: (module: Module) => ReactNode;
  fallback?: ReactNode;
  /** Defaults to a message and 'Try again'. */
  renderError?: (retry: () => void) => ReactNode;
  /** For code that a button opens: shows an error toast instead, and this resets the button. */
  onError?: () => void;
  errorMessage?: string;
}

export function Lazy<Module>({
  code,
  children,
  fallback,
  renderError = (retry) => <LoadError onRetry={retry} />,
  onError,
  errorMessage = "Please check your connection and try again.",
}: LazyProps<Module>) {
  const { module, retry, ...state } = useLazy(code, true);
  useProgress(!module && !state.failed && onError !== undefined);
  const handleError = state.failed && onError;
  useEffect(() => {
    if (!handleError) return;
    errorToast(errorMessage);
    handleError();
  }, [handleError, errorMessage]);
  if (module) return children(module);
  return state.failed && !onError ? renderError(retry) : fallback;
}

/** Retries by itself when the network comes back. */
export function useLazy<Module>(code: LazyCode<Module>, enabled: boolean) {
  const [module, setModule] = useState(code.loaded);
  const [failed, setFailed] = useState(false);
  const missing = enabled && module === null && !failed;

  useEffect(() => {
    if (!missing) return;
    code.load().then(
      (loaded) => {
        code.loaded = loaded;
        setModule(loaded);
      },
      () => {
        setFailed(true);
      },
    );
  }, [code, missing]);

  const retry = useCallback(() => {
    setFailed(false);
  }, []);
  useOnReconnect(failed ? retry : null);
  return { module, failed, retry };
}
