import { Points } from "./prose";

export function OtherCompanies() {
  return (
    <>
      <p>
        None learns of you before you press something. Type, drawings and sounds
        are our own.
      </p>
      <Points>
        <li>
          <strong>Videos</strong> come from YouTube (youtube-nocookie.com) or
          Vimeo after you press Play. They then learn your IP address and what
          you watch, and their rules hold for it.
        </li>
        <li>
          <strong>Places</strong> of events open in Google Maps, and links in
          posts lead to the pages they name, when you follow them.
        </li>
        <li>
          <strong>Pictures</strong> that lie elsewhere, and the still pictures
          of videos, are fetched by our server. It does not say for whom.
        </li>
        <li>
          <strong>Notifications on a device</strong>, where you turn them on,
          are brought by the maker of its browser: Google, Mozilla, Apple or
          Microsoft. We keep the address that it gives for this, until you turn
          them off or sign out. What they say is encrypted and can be read by
          your device alone; the maker learns when one comes. Of a prayer
          request they never say the words.
        </li>
        <li>
          <strong>Reading aloud</strong> uses the voice of your browser; some
          browsers fetch theirs from their maker.
        </li>
      </Points>
    </>
  );
}

/** By wrangler.toml, platform/rate-limit.server.ts, and what Cloudflare says of D1's Time Travel. */
export function Where() {
  return (
    <Points>
      <li>
        Everything runs at <strong>Cloudflare</strong>, on our behalf: what you
        write in its database D1, pictures in its store R2, the verse and the
        prayer of the day and sums without names in its store KV. Cloudflare
        works all over the world, so this may be outside your country.
      </li>
      <li>
        Your <strong>IP address</strong> is used to limit how often the site is
        called, in counts of a minute, and is never stored with your account.
        Attempts to sign in are counted by address for 10 minutes, and that
        count is deleted within about an hour.
      </li>
      <li>
        To find faults, Cloudflare keeps <strong>technical logs</strong> for us
        for a few days: which address was asked for and when, what came of it,
        and what a browser sends along, which can include the IP address.
      </li>
      <li>
        So that a fault does not cost everybody everything, the database can be{" "}
        <strong>set back</strong> to any moment of the last 30 days. What was
        deleted longer ago is gone from there too.
      </li>
    </Points>
  );
}
