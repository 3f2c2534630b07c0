import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
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
        <Button type="submit">Sign Out</Button>
        <Button asChild variant="secondary">
          <a href={urls.root}>Stay</a>
        </Button>
      </form>
    </main>
  );
}
