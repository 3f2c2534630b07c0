/** What is cached of the devices that are told (`DevicesReply`). */
export const devicesKey = ["notices", "devices"] as const;
