import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes long for its size: many walks by few lines, or waits for processes to end. */
const longForTheirSize = ["subjects", "mails", "start-stop"].map((name) => `/${name}.test.ts`);

/**
 * Longest first, so that the workers come to their end together: by the times of the run before, and on a machine that
 * has none by size, which tells of most.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      longForTheirSize.some((end) => moduleId.endsWith(end));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
