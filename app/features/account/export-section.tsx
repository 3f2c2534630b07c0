import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { SettingsSection } from "./settings-section";

/** A plain link, so that the browser streams the file to disk. Without `download`, because that would hide an error. */
export function ExportSection({ viewerId }: { viewerId: string }) {
  return (
    <SettingsSection
      id="data"
      description="Everything we store about you in one ZIP file: your posts and pictures, your comments and those on your posts, who you follow and more, in formats that other programs can read. You can download it up to five times a day."
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
