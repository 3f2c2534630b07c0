import type { banners } from "~/shared/enums";
import { Scene } from "~/ui/scene";

export type Banner = (typeof banners)[number];

/** What a person chooses between, and which strip of each drawing a banner shows. */
export const drawings = {
  hills: { label: "Hills", file: "hills-dawn", place: "object-bottom" },
  lake: { label: "Lake", file: "still-lake", place: "object-[50%_52%]" },
  wheat: { label: "Wheat", file: "wheat-field", place: "object-[50%_58%]" },
  mountains: {
    label: "Mountains",
    file: "mountains-dawn",
    place: "object-[50%_52%]",
  },
  sea: { label: "Sea", file: "open-sea", place: "object-[50%_48%]" },
  night: { label: "Night", file: "night-sky", place: "object-[50%_72%]" },
} as const satisfies Record<Banner, object>;

interface BannerSceneProps {
  banner: Banner;
  className?: string;
}

/** The drawing at the top of a person's page. The hills alone have a night of their own. */
export function BannerScene({ banner, className = "" }: BannerSceneProps) {
  return banner === "hills" ? (
    <Scene className={className} />
  ) : (
    <BannerPicture banner={banner} className={`w-full ${className}`} />
  );
}

export function BannerPicture({ banner, className = "" }: BannerSceneProps) {
  const { file, place } = drawings[banner];
  return (
    <img
      src={`/backgrounds/${file}.svg`}
      alt=""
      className={`block object-cover ${place} dark:brightness-80 ${className}`}
    />
  );
}
