import { CouldNotLoad } from "~/ui/could-not-load";

interface AboutMissingProps {
  onRetry: () => void;
  retrying: boolean;
}

/** In the card's place, where what it says did not come: all else of the page is there. */
export function AboutMissing(props: AboutMissingProps) {
  return (
    <div className="card px-5 py-4 shadow-card sm:px-7">
      <CouldNotLoad {...props}>
        The About card could not be loaded. Please check your connection.
      </CouldNotLoad>
    </div>
  );
}
