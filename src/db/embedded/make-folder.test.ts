import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "faro-folder-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("a folder is made with those above it, and is left as it is where it is there", async () => {
  const path = join(await newFolder(), "one", "two", "three");
  await Promise.all([makeFolder(path, 0o700), makeFolder(path, 0o700)]);
  await makeFolder(path);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
});

test("what is no folder is refused by its name, and so is one below it", async () => {
  const file = join(await newFolder(), "file");
  await writeFile(file, "");
  await expect(makeFolder(file)).rejects.toMatchObject({ code: "EEXIST", path: file });
  await expect(makeFolder(join(file, "data"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

test.runIf(process.platform === "linux")(
  "a folder that takes no other is refused, at once",
  { timeout: 5_000 },
  async () => {
    await expect(makeFolder("/proc/faro/data")).rejects.toMatchObject({ code: "ENOENT" });
  },
);
