import { Loading, Skeleton } from "~/ui/states";

export function PostSkeletons() {
  return (
    <Loading label="Loading posts" className="space-y-4">
      {[0, 1, 2, 3, 4].map((index) => (
        <div key={index} className="post-card">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-4 w-36" />
              <Skeleton className="h-3 w-24" />
            </div>
          </div>
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-4/5" />
          <Skeleton className="mt-5 h-6 w-28" />
        </div>
      ))}
    </Loading>
  );
}
