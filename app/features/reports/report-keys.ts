/** `Pages<OwnReport>` */
export const reportKeys = { own: ["reports"] } as const;
