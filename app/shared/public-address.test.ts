import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address";

describe("isPublicAddress", () => {
  it.each([
    "https://example.org/a.jpg",
    "https://example.org",
    "https://a.b.example.org:443/a?b=c#d",
    "HTTPS://EXAMPLE.ORG./a",
    "https://bücher.example/a",
    "https://1.example/a",
    "https://example.org/a b.png",
  ])("accepts %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    "",
    "example.org/a.jpg",
    "//example.org/a.jpg",
    "http://example.org/a.jpg",
    "ftp://example.org/a.jpg",
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
    "https://",
    " https://example.org/a",
    "https://example.org/a ",
    "https://example.org/a\n",
    "ht\ttps://example.org/a",
    "https:example.org/a",
    "https:///example.org/a",
    "https:\\\\example.org/a",
    "https://example.org:8443/a",
    "https://user@example.org/a",
    "https://user:password@example.org/a",
    "https://127.0.0.1/a",
    "https://127.1/a",
    "https://2130706433/a",
    "https://0x7f.0.0.1/a",
    "https://0177.0.0.1/a",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.1./a",
    "https://[::1]/a",
    "https://[::ffff:10.0.0.1]/a",
    "https://localhost/a",
    "https://localhost./a",
    "https://LOCALHOST/a",
    "https://app.localhost/a",
    "https://printer.local/a",
    "https://metadata.google.internal/a",
    "https://router.lan/a",
    "https://1.0.0.127.in-addr.arpa/a",
    "https://intranet/a",
    "https://example.123/a",
  ])("rejects %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
