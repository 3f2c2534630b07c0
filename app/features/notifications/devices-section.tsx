import { useState } from "react";
import { useNextButton } from "~/features/users/use-next-button";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { useNow } from "~/ui/now";
import { ErrorState, Loading, Skeleton } from "~/ui/states";
import { agoLabel } from "./ago-label";
import { useTurnOn } from "./ask-card";
import { useDevices } from "./devices.queries";
import { pushObstacle } from "./push-client";
import type { PushObstacle } from "./push-client";
import type { PushDevice } from "./push-wire";

/** Which devices tell their person something, and whether this one does. */
export function DevicesSection() {
  const { devices, busy, test, remove, ...query } = useDevices();
  const { list, leaveFrom } = useNextButton<HTMLUListElement>(
    devices?.length ?? 0,
  );
  return (
    <section
      id="devices"
      aria-labelledby="devices-title"
      className="card p-4 shadow-card not-in-data-js:hidden sm:p-5"
    >
      <h2 id="devices-title" className="font-serif text-xl">
        Your devices
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        These tell you, even while the app is closed. Signing out ends it.
      </p>
      {query.isPending && (
        <Loading label="Loading your devices">
          <Skeleton className="h-16" />
        </Loading>
      )}
      {!query.isPending && !devices && (
        <ErrorState
          title="Your devices could not be loaded. Please try again."
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {devices && devices.length > 0 && (
        <ul ref={list} className="divide-y divide-line border-y border-line">
          {devices.map((device, at) => (
            <DeviceRow
              key={device.id}
              device={device}
              pending={busy === device.id}
              onTest={() => void test(device)}
              onRemove={() => {
                // Two buttons a row.
                leaveFrom(2 * at);
                void remove(device);
              }}
            />
          ))}
        </ul>
      )}
      {devices && !devices.some(({ isCurrent }) => isCurrent) && <ThisDevice />}
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
          onClick={onTest}
        >
          Send a test
        </Button>
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          aria-label={`Remove ${device.device}. ${words}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

/** It tells nothing yet: the way to it, or what is in the way. */
function ThisDevice() {
  // Never drawn by the server: the devices are asked for by the page.
  const [obstacle, setObstacle] = useState(pushObstacle);
  const { pending, turnOn } = useTurnOn(() => {
    setObstacle(pushObstacle());
  });
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
