import type { PreferenceId } from "~/features/users/preference";
import type { IconName } from "~/ui/icon";

interface PreferenceOption {
  label: string;
  description: string;
  icon: IconName;
}

export const preferenceOptions: Record<PreferenceId, PreferenceOption> = {
  videos: {
    label: "Videos",
    description: "Songs, talks and good news to watch",
    icon: "video",
  },
  verses: {
    label: "Verses",
    description: "Scripture set as a picture",
    icon: "verse",
  },
  prayers: {
    label: "Prayers",
    description: "Requests to pray for together",
    icon: "prayer",
  },
  sermons: {
    label: "Sermons",
    description: "Notes and thoughts from Sunday",
    icon: "book-open",
  },
  events: {
    label: "Events",
    description: "Services, concerts, gatherings",
    icon: "calendar",
  },
  games: {
    label: "Games",
    description: "Learn the Bible by playing",
    icon: "games",
  },
  community: {
    label: "Community",
    description: "Everyday life, shared",
    icon: "people",
  },
  testimonies: {
    label: "Testimonies",
    description: "What God has done for someone",
    icon: "comment",
  },
};
