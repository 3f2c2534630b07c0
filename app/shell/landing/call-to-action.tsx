import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";

export function CallToAction({ label }: { label: string }) {
  return (
    <a
      href={urls.auth()}
      className="group inline-flex touch items-center justify-center gap-3 rounded-full bg-primary px-6 py-4 text-base font-semibold text-on-primary shadow-float transition-colors hover:bg-primary-strong sm:px-8 sm:text-lg"
    >
      {label}
      <Icon
        name="arrow-right"
        className="size-5 transition-transform group-hover:translate-x-1"
      />
    </a>
  );
}
