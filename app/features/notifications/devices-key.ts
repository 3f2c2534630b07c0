/** What is cached of the devices that are told (`PushDevices`). */
export const devicesKey = ["notices", "devices"] as const;
