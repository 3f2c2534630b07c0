import { useCallback, useEffect, useState } from "react";
import { useOnReconnect } from "./use-on-reconnect";

/** Code that is fetched when it is wanted, and then stays. Made once, outside of components. */
export interface Source<Module> {
  load: () => Promise<Module>;
  loaded: Module | null;
}

export function onDemand<Module>(load: () => Promise<Module>): Source<Module> {
  return { load, loaded: null };
}

interface OnDemand<Module> {
  module: Module | null;
  /** It did not come; `retry` asks again, and so does a network that comes back. */
  failed: boolean;
  retry: () => void;
}

export function useOnDemand<Module>(
  source: Source<Module>,
  wanted: boolean,
): OnDemand<Module> {
  const [module, setModule] = useState(source.loaded);
  const [failed, setFailed] = useState(false);
  const missing = wanted && module === null && !failed;

  useEffect(() => {
    if (!missing) return;
    source.load().then(
      (loaded) => {
        source.loaded = loaded;
        setModule(loaded);
      },
      () => {
        setFailed(true);
      },
    );
  }, [source, missing]);

  const retry = useCallback(() => {
    setFailed(false);
  }, []);
  useOnReconnect(failed ? retry : null);
  return { module, failed, retry };
}
