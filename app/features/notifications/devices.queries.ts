import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendJson } from "~/client/api-client";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import { devicesKey, getDevices, turnPushOff } from "./push-client";
import type { DevicesResponse, PushDevice } from "./push/push-device";

export function useDevices(
  initialData: DevicesResponse,
  initialDataUpdatedAt: number,
) {
  const client = useQueryClient();
  const [busyDeviceId, setBusyDeviceId] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => getDevices(signal),
    initialData,
    initialDataUpdatedAt,
  });
  const runAction = async (
    device: PushDevice,
    action: () => Promise<unknown>,
  ) => {
    if (busyDeviceId !== null) return;
    setBusyDeviceId(device.id);
    try {
      await action();
    } catch {
      errorToast("Couldn't save. Please try again.");
    }
    await client.invalidateQueries({ queryKey: devicesKey });
    setBusyDeviceId(null);
  };
  return {
    devices: data.devices,
    busyDeviceId,
    test: (device: PushDevice) =>
      runAction(device, async () => {
        const url = urls.api.notifications(`/devices/${device.id}/test`);
        await sendJson(url, () => null);
        toast({
          title: "Test notification sent",
          description:
            "It should arrive within a minute if the device is online.",
        });
      }),
    remove: (device: PushDevice) =>
      runAction(device, async () => {
        await turnPushOff(device);
        toast({
          title: `Notifications are off on ${device.device}`,
          variant: "success",
        });
      }),
  };
}
