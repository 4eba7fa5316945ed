import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from "quickjs-emscripten-core";
import release from "@jitl/quickjs-wasmfile-release-sync";
import {
  printedLineLengthMax,
  printedLinesMax,
  programMemoryBytes,
  programValueLengthMax,
  type ProgramFault,
  type ProgramFaultKind,
  type ProgramOutcome,
  type ProgramRunner,
} from "./program.ts";
import { describedSeparator, guestTools } from "./guest-tools.ts";

export type JavaScriptLimits = {
  /** For all calls together, by `clock`; a third of it for each. */
  timeMs: number;
  /** Milliseconds from wherever it likes: of processor time where others work on the machine too. */
  clock?: () => number;
  /** The bytes of the engine's WebAssembly, where it is not to find them itself. */
  wasmBinary?: ArrayBuffer;
};

/** What a student's program is called where its lines are counted. */
const programFile = "program.js";
/** More would reach the end of the stack that the engine itself stands on. */
const stackBytes = 256 * 1024;
/** Of what was left for later by promises. */
const jobsMax = 1000;

/**
 * Runs programs in a JavaScript engine of its own: nothing of the page or the server is there, only the language and
 * `console`. Each call has fresh globals. A native loop may run on past the limit of time: only who ends the thread ends it.
 */
export function createJavaScriptRunner({
  timeMs,
  clock = () => performance.now(),
  wasmBinary,
}: JavaScriptLimits): ProgramRunner {
  const quickJs = "default" in release ? release.default : release;
  const variant = wasmBinary ? newVariant(quickJs, { wasmBinary }) : quickJs;
  let engine: QuickJSWASMModule | null = null;
  return async ({ program, calls }) => {
    const outcomes: ProgramOutcome[] = [];
    engine ??= await newQuickJSWASMModuleFromVariant(variant);
    const end = clock() + timeMs;
    for (const call of calls) {
      if (clock() > end) {
        outcomes.push({ value: null, printed: [], fault: plainFault("time") });
        continue;
      }
      engine ??= await newQuickJSWASMModuleFromVariant(variant);
      const until = Math.min(end, clock() + timeMs / 3);
      const { outcome, isSpent } = runOnce(engine, program, call, () => clock() > until);
      outcomes.push(outcome);
      if (isSpent) engine = null;
    }
    return outcomes;
  };
}

/** An engine that broke, or came to the end of its stack or its memory, is not trusted with another program. */
function runOnce(
  engine: QuickJSWASMModule,
  program: string,
  call: string | null,
  isLate: () => boolean,
): { outcome: ProgramOutcome; isSpent: boolean } {
  const printed: string[] = [];
  try {
    const outcome = runIn(engine, { program, call, printed, isLate });
    const kind = outcome.fault?.kind;
    return { outcome, isSpent: kind === "depth" || kind === "memory" };
  } catch {
    // The time was over before the program began, or the stack below the engine ended first.
    const fault = plainFault(isLate() ? "time" : "depth");
    return { outcome: { value: null, printed, fault }, isSpent: true };
  }
}

type Run = { program: string; call: string | null; printed: string[]; isLate: () => boolean };

function runIn(engine: QuickJSWASMModule, { program, call, printed, isLate }: Run): ProgramOutcome {
  const runtime = engine.newRuntime({
    memoryLimitBytes: programMemoryBytes,
    maxStackSizeBytes: stackBytes,
  });
  let wasLate = false;
  runtime.setInterruptHandler(() => {
    wasLate ||= isLate();
    return wasLate;
  });
  const context = runtime.newContext();
  const tools = openTools(context, printed);
  const stopped = (fault: ProgramFault): ProgramOutcome => ({
    value: null,
    printed,
    fault: wasLate ? plainFault("time") : fault,
  });
  function evaluate(code: string, file: string): QuickJSHandle | ProgramOutcome {
    const result = context.evalCode(code, file);
    if (result.error) return stopped(result.error.consume((error) => tools.faultOf(error)));
    runtime.executePendingJobs(jobsMax).dispose();
    if (!wasLate) return result.value;
    result.value.dispose();
    return stopped(plainFault("time"));
  }
  function runAll(): ProgramOutcome {
    const compiled = context.evalCode(program, programFile, { compileOnly: true });
    if (compiled.error)
      return stopped({
        ...compiled.error.consume((error) => tools.faultOf(error)),
        kind: "syntax",
      });
    compiled.value.dispose();
    const ran = evaluate(program, programFile);
    if ("printed" in ran) return ran;
    ran.dispose();
    if (call === null) return { value: null, printed, fault: null };
    printed.length = 0;
    const called = evaluate(call, "test.js");
    if ("printed" in called) return called;
    const value = called.consume((result) => tools.write(result));
    if (value === null || wasLate) return stopped(plainFault("memory"));
    return { value: value.slice(0, programValueLengthMax), printed, fault: null };
  }
  const outcome = runAll();
  tools.dispose();
  context.dispose();
  runtime.dispose();
  return outcome;
}

function plainFault(kind: ProgramFaultKind): ProgramFault {
  return { kind, name: "", message: "", line: null };
}

type Tools = {
  /** A value as it is written down; null where there was no room for it. */
  write: (value: QuickJSHandle) => string | null;
  faultOf: (error: QuickJSHandle) => ProgramFault;
  dispose: () => void;
};

/** Puts `console` into a fresh context and takes out what writes values down, before a program can change either. */
function openTools(context: QuickJSContext, printed: string[]): Tools {
  const print = context.newFunction("print", (line) => {
    for (const part of context.getString(line).split("\n")) {
      if (printed.length >= printedLinesMax) return;
      printed.push(part.slice(0, printedLineLengthMax));
    }
  });
  const make = context.unwrapResult(context.evalCode(guestTools, "tools.js"));
  const tools = context.unwrapResult(context.callFunction(make, context.undefined, print));
  print.dispose();
  make.dispose();
  const write = context.getProp(tools, "write");
  const describe = context.getProp(tools, "describe");
  tools.dispose();
  const ask = (tool: QuickJSHandle, value: QuickJSHandle): string | null => {
    const result = context.callFunction(tool, context.undefined, value);
    if (!result.error) return result.value.consume((text) => context.getString(text));
    result.error.dispose();
    return null;
  };
  return {
    write: (value) => ask(write, value),
    faultOf(error) {
      const described = ask(describe, error);
      return described === null ? plainFault("memory") : readFault(described);
    },
    dispose() {
      write.dispose();
      describe.dispose();
    },
  };
}

function readFault(described: string): ProgramFault {
  const [name = "", message = "", stack = ""] = described.split(describedSeparator);
  const line = /program\.js:(\d+)/u.exec(stack)?.[1];
  return {
    kind: kindOf(name, message),
    name,
    message,
    line: line === undefined ? null : Number(line),
  };
}

function kindOf(name: string, message: string): ProgramFaultKind {
  if (message === "out of memory") return "memory";
  const isDeep = /^(?:stack overflow|Maximum call stack size exceeded)/u.test(message);
  return isDeep && /^(?:InternalError|RangeError)$/u.test(name) ? "depth" : "runtime";
}
