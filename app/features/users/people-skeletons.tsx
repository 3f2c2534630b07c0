import { Loading, Skeleton } from "~/ui/states";

export function PeopleSkeletons({ label = "Loading people" }) {
  return (
    <Loading label={label} className="card overflow-hidden shadow-card">
      {[0, 1, 2, 3, 4].map((row) => (
        <div
          key={row}
          className="flex min-h-16 items-center gap-3 border-b border-line px-4 last:border-0"
        >
          <Skeleton className="size-11 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-3 w-24" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
