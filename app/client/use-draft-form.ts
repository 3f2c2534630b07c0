import { useState } from "react";
import type { Issue } from "~/shared/errors";
import { ApiError } from "./api-client";
import { useDraft } from "./drafts";
import { useSubmit } from "./use-submit";

interface FieldIssue {
  path: string | PropertyKey[];
  message: string;
}

type Validated<Input> =
  | { data: Input; error?: undefined }
  | { data?: undefined; error: { issues: FieldIssue[] } };

/** A zod schema; pages without zod (6 KB) write their own. */
interface FormSchema<Values, Input> {
  safeParse: (values: Values) => Validated<Input>;
}

type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values];

/** What the user has entered, and how to change it while it is being sent. */
export interface FormDraft<Values> {
  values: Values;
  /** The values that differ from the initial ones. */
  changes: Partial<Values>;
  change: (part: Partial<Values>) => void;
}

interface DraftFormOptions<Values, Input, Output> {
  /** The user's id. */
  owner: string;
  /** Of the draft. */
  name: string;
  /** The saved values. */
  initial: Values;
  send: (input: Input, draft: FormDraft<Values>) => Promise<Output>;
  failureMessage?: string;
  /** The draft is already deleted. */
  onSuccess?: (output: Output) => void;
  /** The values are invalid, or the request failed. */
  onFailure?: (issues: Issue[]) => void;
}

/**
 * A form with a draft, which survives a reload and a failed request. The draft holds only what differs from the saved
 * values, so that it doesn't undo changes made elsewhere.
 */
export function useDraftForm<Values extends object, Input, Output>(
  schema: FormSchema<Values, Input>,
  options: DraftFormOptions<Values, Input, Output>,
) {
  const { owner, name, initial } = options;
  const draft = useDraft(owner, name, asChanges);
  const [issues, setIssues] = useState<Issue[]>([]);
  const values = applyChanges(initial, draft.value);
  const changes = getChanges(values, initial);
  const isDirty = Object.keys(changes).length > 0;
  const read = () => applyChanges(initial, draft.read());
  const clearErrors = (names: string[]) => {
    setIssues((before) => before.filter(({ path }) => !names.includes(path)));
  };
  const change = (part: Partial<Values>) => {
    draft.write(getChanges({ ...read(), ...part }, initial));
    clearErrors(Object.keys(part));
  };
  const fail = (found: FieldIssue[]) => {
    const fieldIssues = found.map(toFieldIssue);
    setIssues(fieldIssues);
    options.onFailure?.(fieldIssues);
  };
  const discard = () => {
    draft.write({});
  };
  const { pending, failure, clearFailure, submit } = useSubmit(
    (input: Input) => {
      const latest = read();
      return options.send(input, {
        values: latest,
        changes: getChanges(latest, initial),
        change,
      });
    },
    {
      ...(options.failureMessage && { failureMessage: options.failureMessage }),
      onSuccess: (output) => {
        discard();
        options.onSuccess?.(output);
      },
      onFailure: (_, error) => {
        const problem = error instanceof ApiError ? error.problem : null;
        fail(problem?.issues ?? []);
      },
    },
  );
  return {
    values,
    isDirty,
    /** True if a draft was restored. */
    isRestored: draft.isRestored && isDirty,
    pending,
    /** Why the last attempt failed; null if errors of fields explain it. */
    failure: issues.some(({ path }) => path in initial) ? null : failure,
    issues,
    error: (path: string) =>
      issues.find((issue) => issue.path === path)?.message,
    clearErrors,
    change,
    /** Props of a text field. Typing hides the failure of the last attempt. */
    input: (name: TextName<Values>) => ({
      value: String(values[name]),
      readOnly: pending,
      onChange: ({ target: { value } }: { target: { value: string } }) => {
        if (failure !== null) clearFailure();
        change({ [name]: value } as Partial<Values>);
      },
    }),
    discard,
    submit: () => {
      const { data, error } = schema.safeParse(read());
      if (error) {
        fail(error.issues);
        return;
      }
      setIssues([]);
      submit(data);
    },
  };
}

function asChanges(found: unknown): object {
  return found instanceof Object ? found : {};
}

/** Ignores values that an older version of the app stored in another format. */
export function applyChanges<Values extends object>(
  initial: Values,
  changes: Partial<Record<keyof Values, unknown>>,
): Values {
  const names = Object.keys(initial) as (keyof Values & string)[];
  const valid = names
    .filter((name) => getType(changes[name]) === getType(initial[name]))
    .map((name) => [name, changes[name]] as const);
  return { ...initial, ...Object.fromEntries(valid) };
}

function getType(value: unknown): string {
  return Array.isArray(value) ? "array" : typeof value;
}

function getChanges<Values extends object>(
  values: Values,
  initial: Values,
): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  return Object.fromEntries(
    names
      .filter((name) => !isEqual(values[name], initial[name]))
      .map((name) => [name, values[name]]),
  ) as Partial<Values>;
}

function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The path's last part: the server may nest fields, as in `eventData.title`. */
function toFieldIssue({ path, message }: FieldIssue): Issue {
  const parts = typeof path === "string" ? path.split(".") : path;
  return { path: String(parts.at(-1)), message };
}
