import { preferenceIds, type PreferenceId } from "~/features/users/preference";
import { Icon, type IconName } from "~/ui/icon";

const preferenceOptions: Record<
  PreferenceId,
  [label: string, description: string, icon: IconName]
> = {
  videos: ["Videos", "Songs, talks and good news to watch", "video"],
  verses: ["Verses", "Scripture set as a picture", "verse"],
  prayers: ["Prayers", "Requests to pray for together", "prayer"],
  sermons: ["Sermons", "Notes and thoughts from Sunday", "book-open"],
  events: ["Events", "Services, concerts, gatherings", "calendar"],
  games: ["Games", "Learn the Bible by playing", "games"],
  community: ["Community", "Everyday life, shared", "people"],
  testimonies: ["Testimonies", "What God has done for someone", "comment"],
};

interface PreferenceCardsProps {
  /** Id of the heading. */
  labelledBy: string;
  chosen: readonly PreferenceId[];
  onToggle: (id: PreferenceId) => void;
}

export function PreferenceCards({
  labelledBy,
  chosen,
  onToggle,
}: PreferenceCardsProps) {
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-2"
    >
      {preferenceIds.map((id) => (
        <Card
          key={id}
          id={id}
          checked={chosen.includes(id)}
          onToggle={() => {
            onToggle(id);
          }}
        />
      ))}
    </div>
  );
}

interface CardProps {
  id: PreferenceId;
  checked: boolean;
  onToggle: () => void;
}

function Card({ id, checked, onToggle }: CardProps) {
  const [label, description, icon] = preferenceOptions[id];
  const describedBy = `preference-${id}`;
  return (
    <label
      className={`relative flex cursor-pointer flex-col rounded-card border p-3 transition-colors ${
        checked
          ? "border-primary bg-primary-soft"
          : "border-line bg-paper hover:bg-sunken"
      }`}
    >
      <input
        type="checkbox"
        name="preferences"
        value={id}
        aria-label={label}
        aria-describedby={describedBy}
        checked={checked}
        onChange={onToggle}
        className="absolute inset-0 cursor-pointer appearance-none rounded-card noscript:top-3 noscript:right-3 noscript:left-auto noscript:size-5 noscript:appearance-auto"
      />
      <span className="flex items-center justify-between">
        <span className="grid size-10 place-items-center rounded-full bg-gold-soft text-gold">
          <Icon name={icon} />
        </span>
        {checked && <Icon name="check" className="size-5 text-primary" />}
      </span>
      <span className="mt-2 text-sm font-semibold">{label}</span>
      <span id={describedBy} className="text-xs text-ink-soft">
        {description}
      </span>
    </label>
  );
}
