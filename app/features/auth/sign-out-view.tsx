import { urls } from "~/shared/urls";
import { Logo } from "~/ui/logo";
import { useSite } from "~/ui/site";

/** Asks for confirmation, so that a link on another site can't sign users out. */
export function SignOutView() {
  const { productName } = useSite();
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-6 p-6 text-center">
      <Logo />
      <h1 className="font-serif text-3xl">Sign out of {productName}?</h1>
      <form
        method="post"
        action={urls.api.logout}
        className="flex flex-wrap justify-center gap-3"
      >
        <button
          type="submit"
          className="touch rounded-control bg-primary px-6 font-semibold text-on-primary"
        >
          Sign Out
        </button>
        <a
          href={urls.root}
          className="inline-flex touch items-center rounded-control border border-line-strong px-6"
        >
          Stay
        </a>
      </form>
    </main>
  );
}
