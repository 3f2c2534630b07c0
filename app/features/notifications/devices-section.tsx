import { useState } from "react";
import { sendJson } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import { SettingsCard } from "~/ui/settings-card";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { useNow } from "~/ui/now";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { agoLabel } from "~/shared/time";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import { useTurnOnPush } from "./push-prompt-card";
import { getPushObstacle, turnPushOff, type PushObstacle } from "./push-client";
import type { PushDevice } from "./push/push-device";

export function DevicesSection({ initialData }: { initialData: PushDevice[] }) {
  const [devices, setDevices] = useState(initialData);
  const test = useSubmit(sendTest, { onFailure: errorToast });
  const removal = useSubmit(turnPushOff, {
    onFailure: errorToast,
    onSuccess: (_, device) => {
      setDevices((all) => all.filter(({ id }) => id !== device.id));
      toast({
        title: `Notifications are off on ${device.device}`,
        variant: "success",
      });
    },
  });
  return (
    <SettingsCard
      id="devices"
      title="Your devices"
      description="These devices get notifications even while the app is closed, until you sign out there."
    >
      {devices.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              pending={[test, removal].some(
                ({ pending, input }) => pending && input?.id === device.id,
              )}
              onTest={() => {
                test.submit(device);
              }}
              onRemove={() => {
                restoreFocusAfterRemoval();
                removal.submit(device);
              }}
            />
          ))}
        </ul>
      )}
      {!devices.some(({ isCurrent }) => isCurrent) && (
        <TurnOnThisDevice
          onDone={(device) => {
            if (device) setDevices((all) => [device, ...all]);
          }}
        />
      )}
    </SettingsCard>
  );
}

async function sendTest({ id }: PushDevice): Promise<void> {
  await sendJson(urls.api.notifications(`/devices/${id}/test`), () => null);
  toast({
    title: "Test notification sent",
    description: "It should arrive within a minute if the device is online.",
  });
}

interface DeviceRowProps {
  device: PushDevice;
  pending: boolean;
  onTest: () => void;
  onRemove: () => void;
}

function DeviceRow({ device, pending, onTest, onRemove }: DeviceRowProps) {
  const now = useNow();
  const { deliveredAt } = device;
  const statusText =
    deliveredAt === null
      ? "Nothing delivered yet"
      : `Last delivered ${agoLabel(deliveredAt, now)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {device.device}
          {device.isCurrent && <Badge tone="primary">This device</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{statusText}</p>
      </div>
      <div className="flex needs-script flex-wrap gap-2">
        <Button
          variant="quiet"
          size="sm"
          pending={pending}
          aria-label={`Send a test to ${device.device}. ${statusText}`}
          onClick={onTest}
        >
          Send a test
        </Button>
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          aria-label={`Remove ${device.device}. ${statusText}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

/** Turns push on for this device, or explains why that isn't possible. */
function TurnOnThisDevice({
  onDone,
}: {
  onDone: (device: PushDevice | null) => void;
}) {
  const hydrated = useHydrated();
  const { pending, submit } = useTurnOnPush(onDone);
  // Only the browser knows the permission, and push can't be turned on without scripts.
  if (!hydrated) return null;
  const obstacle = getPushObstacle();
  return (
    <div className="mt-3">
      {obstacle === null ? (
        <Button
          pending={pending}
          onClick={() => {
            submit();
          }}
        >
          Turn on for this device
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">{obstacleText[obstacle]}</p>
      )}
    </div>
  );
}

const obstacleText: Record<PushObstacle, string> = {
  denied:
    "Notifications are blocked in this browser. To allow them, open this site's settings (next to the address, or in the app's info) and allow notifications.",
  "home-screen":
    "On this device you need the app: tap Share, then 'Add to Home Screen', open the app from there, and come back to this page.",
  unsupported:
    "This browser doesn't support notifications while the app is closed. You'll find everything under Notifications.",
};
