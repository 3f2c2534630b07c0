/** The built worker, which faulty-worker.mjs stands in front of. */
declare module "*/entry.worker.js" {
  const worker: {
    fetch: (
      request: Request,
      env: object,
      execution: ExecutionContext,
    ) => Promise<Response>;
    scheduled: (controller: { cron: string }, env: object) => Promise<void>;
    queue: (batch: MessageBatch, env: object) => Promise<void>;
  };
  export default worker;
}
