import { bells } from "./bells";
import { chant } from "./chant";
import type { Stereo } from "./loop";
import { nature } from "./nature";
import { rain } from "./rain";
import { river } from "./river";
import type { SoundId } from "./sounds";

export const render: Record<SoundId, () => Stereo> = {
  bells,
  nature,
  chant,
  river,
  rain,
};
