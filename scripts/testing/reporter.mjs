/**
 * Vitest's reporter for `npm test`: what happens, as it happens, one JSON object a line in the file that
 * FARO_TEST_EVENTS names. So a run that is ended before its end has still said what it was doing.
 */
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../processes.mjs";

/** The events are described where they are read: {@link file://./outcome.mjs}. */
export default class EventReporter {
  #tell(event) {
    appendFileSync(
      process.env.FARO_TEST_EVENTS,
      `${JSON.stringify({ at: Date.now(), ...event })}\n`,
    );
  }

  onTestModuleQueued(module) {
    this.#tell({ event: "fileStarted", file: fileOf(module) });
  }

  onTestCaseReady(test) {
    this.#tell({ event: "testStarted", file: fileOf(test.module), name: test.fullName });
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const error = errors[0] && firstLine(errors[0]);
    this.#tell({
      event: "testEnded",
      file: fileOf(test.module),
      name: test.fullName,
      state,
      error,
    });
  }

  onTestModuleEnd(module) {
    const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
    const errors = [...module.errors(), ...suites].map(firstLine);
    this.#tell({ event: "fileEnded", file: fileOf(module), errors });
  }

  onTestRunEnd(_modules, errors) {
    this.#tell({ event: "runEnded", errors: errors.map(firstLine) });
  }
}

function fileOf(module) {
  return relative(root, module.moduleId);
}

function firstLine({ name, message }) {
  const text = String(message ?? name ?? "").trim();
  return text.split("\n")[0].slice(0, 300);
}
