import { minute } from "#shared/constants.ts";
import { holdReplayed } from "./replay-histories.fixture.ts";

// `npm run test:slow` replays ten thousand.
holdReplayed(240, minute);
