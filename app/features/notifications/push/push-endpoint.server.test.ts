import { describe, expect, it } from "vitest";
import { parsePushEndpoint } from "./push-endpoint.server";

describe("the endpoint of a known push service", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ:APA91b-_",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QOl3vcLlwGcYlvS",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2bmo",
    "https://db5p.wns2.notify.windows.com/w/?token=a",
  ])("%s is accepted unchanged", (address) => {
    expect(parsePushEndpoint(address, false)).toBe(address);
  });

  it("is normalized, so that each browser has one endpoint", () => {
    const endpoint = parsePushEndpoint(
      "HTTPS://FCM.googleapis.com:443/a",
      false,
    );
    expect(endpoint).toBe("https://fcm.googleapis.com/a");
  });
});

const attacks = [
  "",
  "fcm.googleapis.com/fcm/send/a",
  "//fcm.googleapis.com/a",
  "http://fcm.googleapis.com/a",
  "ftp://fcm.googleapis.com/a",
  "javascript:alert(1)",
  "data:text/plain,a",
  "https://fcm.googleapis.com:8443/a",
  "https://fcm.googleapis.com:80/a",
  "https://user@fcm.googleapis.com/a",
  "https://:secret@fcm.googleapis.com/a",
  "https://fcm.googleapis.com@evil.example/a",
  "https://evil.example/fcm.googleapis.com",
  "https://evil.example#fcm.googleapis.com",
  "https://evil.example?fcm.googleapis.com",
  "https://evil.example\\.push.apple.com/a",
  "https://fcm.googleapis.com.evil.example/a",
  "https://evilfcm.googleapis.com/a",
  "https://a.fcm.googleapis.com/a",
  "https://googleapis.com/a",
  "https://fcm.googleapis.com./a",
  "https://fcm.googleapis.com../a",
  "https://web.push.apple.com./a",
  "https://push.apple.com/a",
  "https://evilpush.apple.com/a",
  "https://.push.apple.com/a",
  "https://push.services.mozilla.com/a",
  "https://notify.windows.com/a",
  "https://web.push.apple.com%2eevil.example/a",
  "https://web.push.apple.com%00.evil.example/a",
  "https://web.push.apple.com evil.example/a",
  "https://web.push.apple.com\t/a",
  "https://web.push.apple.com\n.evil.example/a",
  " https://web.push.apple.com/a",
  "https://web.push.аpple.com/a",
  "https://web.push.apple.com。evil.example/a",
  "https://_.push.apple.com/a",
  "https://localhost/a",
  "https://127.0.0.1/a",
  "https://2130706433/a",
  "https://0x7f.1/a",
  "https://[::1]/a",
  "https://[::ffff:127.0.0.1]/a",
  "https://10.0.0.1/a",
  "https://192.168.1.1/a",
  "https://169.254.169.254/latest/meta-data",
  "https://metadata.google.internal/a",
  "http://localhost:8080/a",
  "http://127.0.0.1:8080/a",
];

it.each(attacks)("rejects %j", (address) => {
  expect(parsePushEndpoint(address, false)).toBeNull();
});

describe("with loopback allowed", () => {
  it.each(["http://localhost:8080/a", "http://127.0.0.1:8080/a"])(
    "%s",
    (address) => {
      expect(parsePushEndpoint(address, true)).toBe(address);
    },
  );

  it("still rejects every other host", () => {
    const own = /^http:\/\/(localhost|127\.0\.0\.1):8080/;
    const others = attacks.filter((address) => !own.test(address));
    const accepted = others.filter(
      (url) => parsePushEndpoint(url, true) !== null,
    );
    expect(accepted).toEqual([]);
    expect(parsePushEndpoint("http://192.168.1.1/a", true)).toBeNull();
    expect(parsePushEndpoint("http://u:p@localhost:8080/a", true)).toBeNull();
  });
});
