// npm run vapid: prints a new key pair for Web Push.
import { newVapidPair } from "./local/vapid.mjs";

const pair = newVapidPair();
console.log("For local use, add these lines to .dev.vars:\n");
for (const [name, value] of Object.entries(pair)) {
  console.log(`${name}="${value}"`);
}
console.log(
  "\nFor Cloudflare, run these commands and paste the values from above:\n",
);
for (const name of Object.keys(pair)) {
  console.log(`npx wrangler secret put ${name}`);
}
console.log(
  "\nPush subscriptions are tied to a key pair. After a change, each device subscribes again the next time the app is opened there.",
);
