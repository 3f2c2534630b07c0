import { InstallPlace } from "./install-place";
import { SharedPlace } from "./shared-place";

/** Everything of the app on this device, in one file that comes late. */
export function Device() {
  return (
    <>
      <SharedPlace />
      <InstallPlace />
    </>
  );
}
