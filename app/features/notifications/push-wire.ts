/** GET /api/notifications/devices: where somebody is told outside of the app. */
export interface PushDevices {
  /** The server's public key (VAPID, RFC 8292), as `PushManager.subscribe` takes it. */
  key: string;
  devices: PushDevice[];
}

export interface PushDevice {
  id: string;
  /** As 'Firefox on Windows'. */
  device: string;
  createdAt: string;
  /** Null: nothing yet. */
  deliveredAt: string | null;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

/** POST /api/notifications/devices/current */
export interface CurrentReply {
  /** Whether this session has a device that is told. */
  wanted: boolean;
  key: string;
}
