import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendJson } from "~/browser/api-client";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";
import { devicesKey, getDevices, turnPushOff } from "./push-client";
import type { DevicesReply, PushDevice } from "./push/push-device";

/** The devices that are told, as the server drew them at `at` (ms), and what can be done about one. */
export function useDevices(drawn: DevicesReply, at: number) {
  const client = useQueryClient();
  /** The id of the one something is done about. */
  const [busy, setBusy] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => getDevices(signal),
    initialData: drawn,
    initialDataUpdatedAt: at,
  });
  const attempt = async (device: PushDevice, act: () => Promise<unknown>) => {
    if (busy !== null) return;
    setBusy(device.id);
    try {
      await act();
    } catch {
      failureToast("This did not arrive. Please try again.");
    }
    await client.invalidateQueries({ queryKey: devicesKey });
    setBusy(null);
  };
  return {
    devices: data.devices,
    busy,
    test: (device: PushDevice) =>
      attempt(device, async () => {
        const leaf = urls.api.notifications(`/devices/${device.id}/test`);
        await sendJson(leaf, () => null);
        toast({
          title: "A test is on its way",
          description:
            "It shows within a minute, where the device has a network.",
        });
      }),
    remove: (device: PushDevice) =>
      attempt(device, async () => {
        await turnPushOff(device);
        toast({
          title: `${device.device} tells you nothing any more`,
          variant: "success",
        });
      }),
  };
}
