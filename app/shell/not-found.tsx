import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";

/** The 404 page for signed-in users. Without JavaScript, Go Back leads to the start page. */
export function NotFound() {
  return (
    <section className="card overflow-hidden text-center shadow-card">
      <Scene className="h-44 sm:h-60" />
      <div className="mx-auto max-w-xl px-6 py-10">
        <h1 className="font-serif text-3xl">404 - Looks like you're lost</h1>
        <blockquote className="mt-6 font-serif text-lg text-ink-soft">
          <p>
            “Trust in the{" "}
            <span className="[font-variant-caps:small-caps]">Lord</span> with
            all thine heart; and lean not unto thine own understanding. In all
            thy ways acknowledge him, and he shall direct thy paths.”
          </p>
          <footer className="mt-3 font-sans text-sm text-gold">
            <cite className="not-italic">Proverbs 3:5-6</cite>
          </footer>
        </blockquote>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button asChild>
            <a href={urls.root}>
              <Icon name="home" /> Go Home
            </a>
          </Button>
          <Button asChild variant="secondary">
            <a
              href={urls.root}
              onClick={(event) => {
                if (history.length < 2) return;
                event.preventDefault();
                history.back();
              }}
            >
              <Icon name="arrow-left" /> Go Back
            </a>
          </Button>
        </div>
      </div>
    </section>
  );
}
