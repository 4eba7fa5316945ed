import { minute } from "#shared/constants.ts";
import { holdReplayed } from "./replay-histories.fixture.ts";

holdReplayed(10_002, 5 * minute);
