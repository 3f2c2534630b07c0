/** The app's worker as bundled by wrangler; scripts/bench/bundle.mjs copies it. */
declare module "app-worker" {
  const worker: {
    fetch: ExportedHandlerFetchHandler<object>;
    scheduled: ExportedHandlerScheduledHandler<object>;
  };
  export default worker;
}
