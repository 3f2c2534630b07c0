import { useId } from "react";
import { banners } from "~/shared/enums";
import { BannerImage, bannerImages, type Banner } from "../banner";

interface BannerFieldProps {
  value: Banner;
  /** Without it the field is uncontrolled and submits as `banner`. */
  onChange?: (banner: Banner) => void;
}

export function BannerField({ value, onChange }: BannerFieldProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-ink">Banner</legend>
      <div className="grid grid-cols-3 gap-2">
        {banners.map((banner) => (
          <label
            key={banner}
            className="relative block cursor-pointer overflow-hidden rounded-control border-2 border-transparent text-center text-xs text-ink-soft has-checked:border-primary has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-primary"
          >
            <BannerImage banner={banner} className="h-12 w-full" />
            <span className="block py-1">{bannerImages[banner].label}</span>
            <input
              type="radio"
              value={banner}
              className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
              {...(onChange
                ? {
                    name,
                    checked: banner === value,
                    onChange: () => {
                      onChange(banner);
                    },
                  }
                : { name: "banner", defaultChecked: banner === value })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
