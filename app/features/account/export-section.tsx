import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { SettingsSection } from "./settings-section";

/**
 * A link and no more, so that the browser saves the file as it comes, however long it is. It does not say
 * `download`: a browser would keep a refusal to itself.
 */
export function ExportSection({ viewerId }: { viewerId: string }) {
  return (
    <SettingsSection
      id="data"
      about="Everything that is kept of you in one ZIP file: your posts and pictures, your comments and those on your posts, whom you follow and the rest, as files that other programs can read. Up to five times a day."
    >
      <Button asChild variant="secondary">
        <a href={urls.api.export(viewerId)}>
          <Icon name="download" className="size-5" />
          Download my data
        </a>
      </Button>
    </SettingsSection>
  );
}
