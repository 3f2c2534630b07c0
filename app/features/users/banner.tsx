import type { banners } from "~/shared/enums";
import { Scene } from "~/ui/scene";

export type Banner = (typeof banners)[number];

/** `position` selects the strip of the image that the banner shows. */
export const bannerImages = {
  hills: { label: "Hills", file: "hills-dawn", position: "object-bottom" },
  lake: { label: "Lake", file: "still-lake", position: "object-[50%_52%]" },
  wheat: { label: "Wheat", file: "wheat-field", position: "object-[50%_58%]" },
  mountains: {
    label: "Mountains",
    file: "mountains-dawn",
    position: "object-[50%_52%]",
  },
  sea: { label: "Sea", file: "open-sea", position: "object-[50%_48%]" },
  night: { label: "Night", file: "night-sky", position: "object-[50%_72%]" },
} as const satisfies Record<Banner, object>;

interface BannerSceneProps {
  banner: Banner;
  className?: string;
}

/** The hills are a component because only they have a dark variant. */
export function BannerScene({ banner, className = "" }: BannerSceneProps) {
  return banner === "hills" ? (
    <Scene className={className} />
  ) : (
    <BannerImage banner={banner} className={`w-full ${className}`} />
  );
}

export function BannerImage({ banner, className = "" }: BannerSceneProps) {
  const { file, position } = bannerImages[banner];
  return (
    <img
      src={`/backgrounds/${file}.svg`}
      alt=""
      className={`block object-cover ${position} dark:brightness-80 ${className}`}
    />
  );
}
