import { Loading, Skeleton } from "~/ui/states";
import { adminViews, type AdminView } from "./admin-page";

export function ListSkeleton({ view }: { view: AdminView }) {
  const inColumns = view === "users" || view === "session-analytics";
  return (
    <Loading className={inColumns ? "admin-grid" : "space-y-4"}>
      {Array.from({ length: adminViews[view].skeletons }, (_, index) => (
        <div key={index} className="admin-card" data-skeleton="">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full!" />
            <div className="flex-1">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="mt-2 h-3 w-3/5" />
            </div>
          </div>
          <Skeleton className="mt-5 h-3 w-full" />
          <Skeleton className="mt-2 h-3 w-4/5" />
          <Skeleton className="mt-5 h-9 w-40" />
        </div>
      ))}
    </Loading>
  );
}
