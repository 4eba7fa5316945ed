import { describe } from "vitest";
import { definePermissionMatrix } from "./testing/permission-matrix.ts";

describe("each call, asked by everybody", () => definePermissionMatrix(() => true));
