/** `Pages<OwnReport>` */
export const reportKeys = { own: ["reports"] } as const;

/** `Pages<Ticket>`, and below it each ticket by its id. */
export const queueKeys = {
  list: (status: string) => ["admin-reports", status],
  lists: ["admin-reports"],
  detail: (ticketId: string) => ["admin-report", ticketId],
} as const;
