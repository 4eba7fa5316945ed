import { performTasks } from "./perform-tasks.ts";
import { decideNever, devour, die, double, fail, spin } from "./tasks.fixture.ts";

performTasks([double, spin, fail, die, devour, decideNever]);
