import { InstallPlace } from "./install-place";
import { OutboxPlace } from "./outbox-place";

/** Everything of the app on this device, in one file that comes late. */
export function Device() {
  return (
    <>
      <InstallPlace />
      <OutboxPlace />
    </>
  );
}
