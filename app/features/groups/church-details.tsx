import { timeLabel, weekdays } from "~/shared/time";
import { zoneLabel } from "~/shared/zone-label";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import type { Group } from "./group";

const externalLinkProps = {
  target: "_blank",
  rel: "noopener nofollow ugc",
  className: "py-0.5 text-primary underline underline-offset-2",
} as const;

/** Where and when a church meets, in its local time. Nothing if it doesn't say. */
export function ChurchDetails({ group }: { group: Pick<Group, "church"> }) {
  const { address = "", website, serviceTimes = [] } = group.church ?? {};
  if (address === "" && !website && serviceTimes.length === 0) return null;
  const sorted = [...serviceTimes].sort((a, b) => a.time.localeCompare(b.time));
  return (
    <section aria-labelledby="visit" className="card p-4 shadow-card sm:p-5">
      <h2 id="visit" className="font-serif text-xl">
        Visit us
      </h2>
      <ul className="mt-2 space-y-1.5 text-sm wrap-anywhere">
        {address !== "" && (
          <li className="event-line">
            <Icon name="pin" />
            <a href={urls.mapSearch(address)} {...externalLinkProps}>
              {address}
            </a>
          </li>
        )}
        {website && (
          <li className="event-line">
            <Icon name="link" />
            <a href={website} {...externalLinkProps}>
              {new URL(website).host}
            </a>
          </li>
        )}
      </ul>
      {sorted.length > 0 && (
        <dl aria-label="Service times" className="mt-3 space-y-1.5 text-sm">
          {weekdays.map((name, weekday) => {
            const services = sorted.filter((one) => one.weekday === weekday);
            return (
              services.length > 0 && (
                <div key={name}>
                  <dt className="font-semibold">{name}</dt>
                  {services.map(({ time, timeZone, language }) => (
                    <dd key={`${time} ${language}`}>
                      <time dateTime={time}>{timeLabel(time)}</time>,{" "}
                      {zoneLabel(timeZone)}
                      {language && ` · ${language}`}
                    </dd>
                  ))}
                </div>
              )
            );
          })}
        </dl>
      )}
    </section>
  );
}
