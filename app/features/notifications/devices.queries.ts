import { useQuery, useQueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import { devicesKey, getDevices, turnPushOff } from "./push-client";
import type { DevicesResponse, PushDevice } from "./push/push-device";

export function useDevices(
  initialData: DevicesResponse,
  initialDataUpdatedAt: number,
) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => getDevices(signal),
    initialData,
    initialDataUpdatedAt,
  });
  const { submit, pending, input } = useSubmit(
    async ({
      action,
      device,
    }: {
      action: DeviceAction;
      device: PushDevice;
    }) => {
      await action(device).finally(() =>
        client.invalidateQueries({ queryKey: devicesKey }),
      );
    },
    { onFailure: errorToast },
  );
  return {
    devices: data.devices,
    busyDeviceId: pending ? input?.device.id : undefined,
    test: (device: PushDevice) => {
      submit({ action: sendTest, device });
    },
    remove: (device: PushDevice) => {
      submit({ action: removeDevice, device });
    },
  };
}

type DeviceAction = (device: PushDevice) => Promise<void>;

async function sendTest({ id }: PushDevice): Promise<void> {
  await sendJson(urls.api.notifications(`/devices/${id}/test`), () => null);
  toast({
    title: "Test notification sent",
    description: "It should arrive within a minute if the device is online.",
  });
}

async function removeDevice(device: PushDevice): Promise<void> {
  await turnPushOff(device);
  toast({
    title: `Notifications are off on ${device.device}`,
    variant: "success",
  });
}
