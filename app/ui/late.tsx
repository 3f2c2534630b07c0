import { useCallback, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { CouldNotLoad } from "./could-not-load";
import { failureToast } from "./toast-store";
import { useOnReconnect } from "./use-on-reconnect";

/**
 * Code that is fetched when it is wanted, and then stays. Worth it above 4 KB gzip or for what few
 * people open; everything else is a plain import. Made once, outside of components:
 *
 *     const dialog = late(() => import("./edit-profile-dialog"));
 *     {open && <Late code={dialog} onFailed={close}>{(code) => <code.EditProfileDialog />}</Late>}
 *
 * `Late` fetches when it is mounted. `useLate` is for who must know what has become of it, as a button
 * that shows that it waits. Neither suspends, so the page around it is neither hidden nor drawn anew.
 */
export function late<Module>(load: () => Promise<Module>): LateCode<Module> {
  return { load, loaded: null };
}

export interface LateCode<Module> {
  load: () => Promise<Module>;
  loaded: Module | null;
}

interface LateProps<Module> {
  code: LateCode<Module>;
  children: (module: Module) => ReactNode;
  /** Stands there meanwhile. */
  waiting?: ReactNode;
  /** What stands there where it did not come; by itself a sentence and 'Try again'. */
  failed?: (retry: () => void) => ReactNode;
  /** For what was opened with a press: a toast speaks instead, and this puts the press back. */
  onFailed?: () => void;
  failure?: string;
}

export function Late<Module>({
  code,
  children,
  waiting,
  failed = (retry) => <CouldNotLoad onRetry={retry} />,
  onFailed,
  failure = "Please check your connection and try again.",
}: LateProps<Module>) {
  const { module, retry, ...state } = useLate(code, true);
  const gone = state.failed && onFailed;
  useEffect(() => {
    if (!gone) return;
    failureToast(failure);
    gone();
  }, [gone, failure]);
  if (module) return children(module);
  return state.failed && !onFailed ? failed(retry) : waiting;
}

/** `retry` asks again where it `failed`, and so does a network that comes back. */
export function useLate<Module>(code: LateCode<Module>, wanted: boolean) {
  const [module, setModule] = useState(code.loaded);
  const [failed, setFailed] = useState(false);
  const missing = wanted && module === null && !failed;

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
