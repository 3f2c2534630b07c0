import { LoadError } from "~/ui/load-error";

interface AboutMissingProps {
  onRetry: () => void;
  retrying: boolean;
}

export function AboutLoadError(props: AboutMissingProps) {
  return (
    <div className="card px-5 py-4 shadow-card sm:px-7">
      <LoadError {...props}>
        Couldn't load the About section. Please check your connection.
      </LoadError>
    </div>
  );
}
