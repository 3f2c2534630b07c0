import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { MessageCard } from "~/ui/message-card";

/** The 404 page for signed-in users. Without JavaScript, Go Back leads to the start page. */
export function NotFound() {
  return (
    <MessageCard
      title="404 - Looks like you're lost"
      message={
        <blockquote className="font-serif text-lg">
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
      }
    >
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
    </MessageCard>
  );
}
