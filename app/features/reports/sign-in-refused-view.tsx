import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { Logo } from "~/ui/logo";
import { DecisionView, type DecisionCase } from "./decision-view";
import { maxReportMessageLength } from "./report";

/** The decision that blocks the sign-in, with the appeal form. Not hydrated. */
export function SignInRefusedView({ decision }: { decision: DecisionCase }) {
  return (
    <main
      id="main"
      className="mx-auto min-h-dvh max-w-2xl space-y-5 bg-background px-4 py-10 text-ink"
    >
      <a href={urls.landing} className="inline-flex touch items-center">
        <Logo />
      </a>
      <h1 className="font-serif text-3xl">You can't sign in</h1>
      <p>
        Your account was deleted, but this decision still applies to your e-mail
        and sign-in.
      </p>
      <DecisionView
        decision={decision}
        form={
          <form
            method="post"
            action={urls.api.signInAppeal}
            className="space-y-4"
          >
            <input type="hidden" name="returnTo" value={urls.signInRefused} />
            <Field label="Your appeal" required>
              {(control) => (
                <TextArea
                  {...control}
                  name="message"
                  maxLength={maxReportMessageLength}
                />
              )}
            </Field>
            <Button type="submit">Send</Button>
          </form>
        }
      />
      {decision.isAppealPending && (
        <p>Try signing in again later to see the outcome of your appeal.</p>
      )}
    </main>
  );
}
