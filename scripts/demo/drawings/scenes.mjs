import * as indoors from "./scenes-indoors.mjs";
import * as land from "./scenes-land.mjs";
import * as water from "./scenes-water.mjs";

/** The pictures of the demo posts, by name: each draws an SVG of 960 × 640. */
export const scenes = { ...land, ...water, ...indoors };

/** @typedef {keyof typeof scenes} SceneName */
