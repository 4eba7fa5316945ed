import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/**
 * A copy of the checkout as it is now, what is not committed included, in a folder of its own: nothing that is written
 * there reaches the checkout. Its packages are those of the checkout. Whoever asks removes the folder.
 */
export async function copyCheckout(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "faro-mutants-"));
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const { stdout } = await promisify(execFile)("git", list, { cwd: root, maxBuffer: 1 << 26 });
  const files = stdout.split("\0").filter((file) => file !== "");
  await Promise.all(
    [...new Set(files.map((file) => dirname(file)))].map((place) =>
      mkdir(join(folder, place), { recursive: true }),
    ),
  );
  for (const file of files) {
    // A file that was removed and not yet committed is still listed.
    await copyFile(join(root, file), join(folder, file)).catch((error: unknown) => {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    });
  }
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}
