import { renderToStaticMarkup } from "react-dom/server";
import { urls } from "~/shared/urls";
import styles from "~/app.css?url";

export interface FormPageProps {
  /** The question, or the reason for the rejection. */
  title: string;
  submitLabel: string;
  /** The session ended: adds a sign-in link. */
  signedOut?: boolean;
  action: string;
  /** By field name, for the fields that users fill in. All other values become hidden inputs. */
  labels: Record<string, string>;
  values: Record<string, string | boolean | string[]>;
  back: string;
  productName: string;
}

/** A confirmation page, or the rejected form with everything the user typed. */
export function renderFormPage(props: FormPageProps): string {
  return `<!doctype html>${renderToStaticMarkup(<FormPage {...props} />)}`;
}

function FormPage({
  title,
  submitLabel,
  signedOut = false,
  action,
  labels,
  values,
  back,
  productName,
}: FormPageProps) {
  return (
    <html lang="en" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${productName}`}</title>
        <link rel="stylesheet" href={styles} />
      </head>
      <body className="bg-background text-ink">
        <main className="mx-auto max-w-2xl space-y-4 px-4 py-10">
          <h1 className="font-serif text-2xl">{title}</h1>
          <form method="post" action={action} className="space-y-4">
            {Object.entries(values).map(([name, value]) => (
              <Value
                key={name}
                name={name}
                value={value}
                label={labels[name]}
              />
            ))}
            <p className="flex flex-wrap items-center gap-3">
              <button
                type="submit"
                className="touch rounded-control bg-primary px-6 font-semibold text-on-primary"
              >
                {submitLabel}
              </button>
              {signedOut && (
                <a
                  href={urls.auth()}
                  target="_blank"
                  rel="noreferrer"
                  className="touch content-center px-3 underline"
                >
                  Sign in in another tab
                </a>
              )}
              <a href={back} className="touch content-center px-3 underline">
                Back
              </a>
            </p>
          </form>
        </main>
      </body>
    </html>
  );
}

interface ValueProps {
  name: string;
  value: string | boolean | string[];
  label: string | undefined;
}

function Value({ name, value, label }: ValueProps) {
  if (label === undefined) {
    return [value]
      .flat()
      .map((one) => (
        <input
          key={`${one}`}
          type="hidden"
          name={name}
          defaultValue={`${one}`}
        />
      ));
  }
  return (
    <label className="block font-semibold">
      {label}
      <textarea
        name={name}
        dir="auto"
        defaultValue={[value].flat().join("\n")}
        className="mt-1.5 block field-sizing-content min-h-11 w-full rounded-control border border-line-strong bg-paper px-3.5 py-2.5 font-normal"
      />
    </label>
  );
}
