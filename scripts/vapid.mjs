// npm run vapid: a new pair of keys for Web Push, to be pasted where secrets go.
import { newVapidPair } from "./local/vapid.mjs";

const pair = newVapidPair();
console.log("For .dev.vars:\n");
for (const [name, value] of Object.entries(pair)) {
  console.log(`${name}="${value}"`);
}
console.log("\nFor Cloudflare; each command asks for its value above:\n");
for (const name of Object.keys(pair)) {
  console.log(`npx wrangler secret put ${name}`);
}
console.log(
  "\nA device takes pushes of the key that it has subscribed to: with a new pair each subscribes anew when it is next open.",
);
