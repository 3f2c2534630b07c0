import type { BrowserContext } from "@playwright/test";

/** A valid P-256 public key (RFC 8291, section 5), as a browser would send it. */
const p256dh =
  "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const auth = "BTBZMqHH6r4Tts7J_aSIgg";

/** Stubs the push service, which headless browsers don't have, and records whether the permission was requested. */
export async function stubPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (keys) => {
      let mine: unknown = null;
      const subscription = {
        endpoint: `https://fcm.googleapis.com/fcm/send/${Math.random()}`,
        options: { applicationServerKey: null },
        toJSON() {
          return { endpoint: this.endpoint, keys };
        },
        unsubscribe() {
          mine = null;
          return Promise.resolve(true);
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(mine),
        subscribe: () => Promise.resolve((mine = subscription)),
      });
      let permission = "default";
      Object.defineProperty(Notification, "permission", {
        get: () => permission,
      });
      Notification.requestPermission = () => {
        document.documentElement.dataset["permissionRequested"] = "";
        return Promise.resolve((permission = "granted") as "granted");
      };
    },
    { p256dh, auth },
  );
}
