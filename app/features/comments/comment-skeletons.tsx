import { Loading, Skeleton } from "~/ui/states";

export function CommentSkeletons() {
  return (
    <Loading label="Loading comments" className="space-y-3">
      {[0, 1].map((row) => (
        <div key={row} className="flex gap-2.5">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-14 flex-1" />
        </div>
      ))}
    </Loading>
  );
}
