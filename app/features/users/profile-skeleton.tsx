import { Scene } from "~/ui/scene";
import { Loading, Skeleton } from "~/ui/states";

export function ProfileSkeleton() {
  return (
    <Loading
      label="Loading profile"
      className="card overflow-hidden shadow-card"
    >
      <Scene className="h-28 sm:h-40" />
      <div className="px-5 pb-6 sm:px-7">
        <Skeleton className="-mt-13 size-26 rounded-full! ring-4 ring-paper" />
        <Skeleton className="mt-4 h-6 w-36" />
        <Skeleton className="mt-2 h-4 w-24" />
        <Skeleton className="mt-5 h-4 w-4/5" />
        <Skeleton className="mt-5 h-6 w-36" />
      </div>
    </Loading>
  );
}
