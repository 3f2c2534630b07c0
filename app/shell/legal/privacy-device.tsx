import { Named } from "./prose";

/** Every cookie and entry of storage that the code writes, by its name there. */
export function OnYourDevice() {
  return (
    <>
      <p>
        All of these are our own, and none is for advertising or for following
        you elsewhere. You can delete them in your browser at any time; then you
        are signed out, and choices kept on the device are forgotten.
      </p>
      <h3 className="font-serif text-xl">Cookies</h3>
      <Named
        entries={[
          [
            "session",
            "Keeps you signed in. Worth nothing after you sign out, or 30 days after your last visit; the browser keeps it for 400 days at most.",
          ],
          [
            "sign-in",
            "Leads you back from the provider that signs you in. 10 minutes.",
          ],
          [
            "sanction",
            "If a decision about you blocks your sign-in: identifies that decision, so that you can read and appeal it. 1 hour.",
          ],
          [
            "bookmark",
            "After you have written something, so that you see it at once. 10 minutes.",
          ],
          ["flash, farewell", "One message for the next page. 1 minute."],
          [
            "bible-place, bible-settings",
            "Where you were reading, and how the page is set. 1 year.",
          ],
          ["feed-order", "Which posts you want first. 1 year."],
        ]}
      />
      <p className="text-sm text-ink-soft">
        Over https the first six names begin with __Host-, which keeps other
        sites from writing them.
      </p>
      <h3 className="font-serif text-xl">Your browser's storage</h3>
      <p>Stays until you clear it, but where another time is named.</p>
      <Named
        entries={[
          ["theme", "Light or dark."],
          [
            "draft:…",
            "What you have typed and not sent, and games you have begun. 30 days, or until you sign out; 7 days once somebody else uses the app here.",
          ],
          [
            "outbox",
            "What you have written, liked or followed without a network, until it is sent. Nobody else who signs in here sees or sends it. It's deleted when you sign out. If your session ends by itself, it waits until you sign in again, but at most 7 days once somebody else uses the app here.",
          ],
          [
            "session",
            "The number of this visit and its last sign of life, for counting visits. Another begins after half an hour.",
          ],
          [
            "signed-in, auth-refresh",
            "Which account is signed in here, so that all tabs know.",
          ],
          [
            "liked-videos, videos-tutorial-seen, story-seen-verse, story-seen-prayer, story-sound",
            "What you liked, have seen and heard in videos and stories.",
          ],
          [
            "first-visit, pwa-installed, pwa-install-dismissed",
            "The day you first came, and whether you have or want the app.",
          ],
          [
            "push-declined",
            "That this device is not to tell you of notifications, so that we do not ask for a month.",
          ],
          [
            "reloaded-for",
            "A part of the app that was gone, so that a page is loaded anew for it once. Until the tab is closed.",
          ],
          [
            "browser",
            "That you go on in the browser without the app. Until the tab is closed.",
          ],
        ]}
      />
      <h3 className="font-serif text-xl">For when there is no network</h3>
      <p>Kept by the app itself, so that you can go on reading.</p>
      <Named
        entries={[
          [
            "pages, pictures, scripture",
            "Your home page, today's verse and prayer and your own profile with their pictures (30 MB at most), and the chapters you have opened. Until you sign out.",
          ],
          [
            "assets, public",
            "The app's own files, and the pages that are the same for everybody. Replaced by newer ones.",
          ],
          [
            "bible",
            "The Bible, where you have asked for it in the reader's settings, to be read and searched. Until you remove it there.",
          ],
          [
            "shared",
            "Words and a picture that you have shared to us from another app. Until they stand in your post, or you sign out.",
          ],
        ]}
      />
    </>
  );
}
