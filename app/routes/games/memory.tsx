import { memory } from "~/features/games/memory/memory";
import { memoryVerse } from "~/features/games/memory/memory.server";
import { MemoryView } from "~/features/games/memory/memory-view";
import { gameLoader } from "~/features/games/game-page.server";
import { gameMeta, gameScreen } from "~/shell/game-screen";

export const loader = gameLoader(memoryVerse);
export const meta = gameMeta("memory");
export default gameScreen("memory", memory, MemoryView);
