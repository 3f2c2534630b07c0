import { useState } from "react";
import { useNextButton } from "~/features/users/use-next-button";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";
import { useNow } from "~/ui/now";
import { press } from "~/ui/press";
import { agoLabel } from "./ago-label";
import { useTurnOn } from "./ask-card";
import { useDevices } from "./devices.queries";
import { pushObstacle } from "./push-client";
import type { PushObstacle } from "./push-client";
import type { DevicesReply, PushDevice } from "./push/push-device";

interface DevicesSectionProps {
  drawn: DevicesReply;
  /** ms, when the server drew them. */
  at: number;
}

/** Which devices tell their person something, and whether this one does. */
export function DevicesSection({ drawn, at }: DevicesSectionProps) {
  const { devices, busy, test, remove } = useDevices(drawn, at);
  const { list, leaveFrom } = useNextButton<HTMLUListElement>(devices.length);
  return (
    <section
      id="devices"
      aria-labelledby="devices-title"
      className="card p-4 shadow-card sm:p-5"
    >
      <h2 id="devices-title" className="font-serif text-xl">
        Your devices
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        These tell you, even while the app is closed. Signing out ends it.
      </p>
      {devices.length > 0 && (
        <ul ref={list} className="divide-y divide-line border-y border-line">
          {devices.map((device, index) => (
            <DeviceRow
              key={device.id}
              device={device}
              pending={busy === device.id}
              onTest={() => void test(device)}
              onRemove={() => {
                // Two buttons a row.
                leaveFrom(2 * index);
                void remove(device);
              }}
            />
          ))}
        </ul>
      )}
      {!devices.some(({ isCurrent }) => isCurrent) && <ThisDevice />}
    </section>
  );
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
  const address = urls.api.notifications(`/devices/${device.id}`);
  const words =
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
        <p className="text-sm text-ink-soft">{words}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="sm"
          pending={pending}
          aria-label={`Send a test to ${device.device}. ${words}`}
          {...press(`${address}/test`, ["_method", "POST"], onTest)}
        >
          Send a test
        </Button>
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          aria-label={`Remove ${device.device}. ${words}`}
          {...press(address, ["_method", "DELETE"], onRemove)}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

/** It tells nothing yet: the way to it, or what is in the way. */
function ThisDevice() {
  const hydrated = useHydrated();
  const [, look] = useState(0);
  const { pending, turnOn } = useTurnOn(() => {
    look(Date.now());
  });
  // Only the browser knows, and only scripts can turn it on.
  if (!hydrated) return null;
  const obstacle = pushObstacle();
  return (
    <div className="mt-3">
      {obstacle === null ? (
        <Button pending={pending} onClick={() => void turnOn()}>
          Turn on for this device
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">{obstacleWords[obstacle]}</p>
      )}
    </div>
  );
}

const obstacleWords: Record<PushObstacle, string> = {
  denied:
    "This browser was told not to let us tell you anything. To allow it, open the settings of this site (beside the address, or in the app's information) and allow notifications.",
  "home-screen":
    "On this device it takes the app: tap Share, then 'Add to Home Screen', open the app from there, and come back to this page.",
  unsupported:
    "This browser cannot tell you anything while the app is closed. You find everything under Notifications.",
};
