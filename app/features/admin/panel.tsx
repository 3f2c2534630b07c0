import { useId, type ReactNode } from "react";
import { LoadError } from "./load-error";

interface PanelProps {
  title: string;
  definition?: string;
  children: ReactNode;
}

export function Panel({ title, definition, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`admin-card ${definition === undefined ? "space-y-3" : ""}`}
    >
      <h2 id={id} className="font-serif text-lg">
        {title}
      </h2>
      {definition !== undefined && (
        <p className="mb-4 text-xs text-ink-soft">{definition}</p>
      )}
      {children}
    </section>
  );
}

interface DataPanelProps<Data> extends Omit<PanelProps, "children"> {
  /** Null if loading it failed. */
  data: Data | null;
  failure: string;
  children: (data: Data) => ReactNode;
}

export function DataPanel<Data>({
  data,
  failure,
  children,
  ...panel
}: DataPanelProps<Data>) {
  return (
    <Panel {...panel}>
      {data === null ? <LoadError title={failure} /> : children(data)}
    </Panel>
  );
}
