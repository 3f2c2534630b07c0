import type { PreferenceId } from "~/features/users/preference";
import type { IconName } from "~/ui/icon";

interface Choice {
  label: string;
  /** What somebody who chooses it will meet. */
  about: string;
  icon: IconName;
}

export const choices: Record<PreferenceId, Choice> = {
  videos: {
    label: "Videos",
    about: "Songs, talks and good news to watch",
    icon: "video",
  },
  verses: {
    label: "Verses",
    about: "Scripture set as a picture",
    icon: "verse",
  },
  prayers: {
    label: "Prayers",
    about: "Requests to carry together",
    icon: "prayer",
  },
  sermons: {
    label: "Sermons",
    about: "Notes and thoughts from Sunday",
    icon: "book-open",
  },
  events: {
    label: "Events",
    about: "Services, concerts, gatherings",
    icon: "calendar",
  },
  games: {
    label: "Games",
    about: "Learn the Bible by playing",
    icon: "games",
  },
  community: {
    label: "Community",
    about: "Everyday life, shared",
    icon: "people",
  },
  testimonies: {
    label: "Testimonies",
    about: "What God has done for someone",
    icon: "comment",
  },
};
