interface ChartTableProps {
  /** For screen readers. */
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The chart's data as a table, collapsed by default. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <details className="admin-details">
      <summary>
        As a table<span className="sr-only">: {caption}</span>
      </summary>
      <div className="mt-1">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="text-xs text-ink-soft">
              {head.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="py-1 font-semibold not-first:pl-3 not-first:text-right first:text-left"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = "", ...values]) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {name}
                </th>
                {values.map((value, at) => (
                  <td key={head[at + 1]} className="py-1.5 pl-3 text-right">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
