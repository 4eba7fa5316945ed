import { printedLineLengthMax, printedLinesMax, programValueLengthMax } from "./program.ts";

/** Runs inside Python: gives a function that runs a program afresh, with or without a call, and tells what came of it. */
export const pythonTools = `
def _make():
    import json, sys, linecache

    class Printed:
        encoding = "utf-8"

        def __init__(self):
            self.lines = [""]

        def write(self, text):
            text = str(text)
            for at, part in enumerate(text.split("\\n")):
                if at > 0:
                    if len(self.lines) > ${printedLinesMax}:
                        break
                    self.lines.append("")
                room = ${printedLineLengthMax} - len(self.lines[-1])
                if room > 0 and len(self.lines) <= ${printedLinesMax}:
                    self.lines[-1] += part[:room]
            return len(text)

        def flush(self):
            pass

        def isatty(self):
            return False

        def all(self):
            lines = self.lines if self.lines[-1] else self.lines[:-1]
            return lines[:${printedLinesMax}]

    def write(value, depth, room):
        room[0] -= 1
        if depth > 5 or room[0] < 0:
            return "…"
        if value is None:
            return "null"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return str(value)
        if isinstance(value, float):
            if value != value:
                return "NaN"
            if value in (float("inf"), float("-inf")):
                return "Infinity" if value > 0 else "-Infinity"
            return repr(value)
        if isinstance(value, str):
            return json.dumps(value[:${programValueLengthMax}], ensure_ascii=False)
        if isinstance(value, (list, tuple)):
            return "[" + ", ".join(write(item, depth + 1, room) for item in value[:500]) + "]"
        if isinstance(value, dict):
            items = [
                (key if isinstance(key, str) else write(key, depth + 1, room)) for key in value
            ]
            inside = ", ".join(
                json.dumps(name, ensure_ascii=False) + ": " + write(item, depth + 1, room)
                for name, item in zip(items, value.values())
            )
            return "{" + inside + "}"
        if callable(value):
            return "function"
        return repr(value)

    def line_of(error):
        if isinstance(error, SyntaxError):
            return error.lineno if error.filename == "program.py" else None
        found = None
        at = error.__traceback__
        while at is not None:
            if at.tb_frame.f_code.co_filename == "program.py":
                found = at.tb_lineno
            at = at.tb_next
        return found

    def fault_of(error, is_reading):
        kind = "runtime"
        if is_reading:
            kind = "syntax"
        elif isinstance(error, RecursionError):
            kind = "depth"
        elif isinstance(error, MemoryError):
            kind = "memory"
        try:
            message = str(error.msg if isinstance(error, SyntaxError) else error)
            if isinstance(error, KeyError) and error.args:
                message = str(error.args[0])
        except BaseException:
            message = ""
        return {
            "kind": kind,
            "name": type(error).__name__[:100],
            "message": message[:300],
            "line": line_of(error),
        }

    def fault_for_sure(error, is_reading):
        # What the program raises is of its own making: even to describe it may raise.
        try:
            return json.loads(json.dumps(fault_of(error, is_reading)))
        except BaseException:
            return {"kind": "runtime", "name": "Exception", "message": "", "line": None}

    def run(program, call):
        out, value, fault = Printed(), None, None
        before = sys.stdout, sys.stderr
        sys.stdout = sys.stderr = out
        is_reading = True
        try:
            names = {"__name__": "__main__"}
            code = compile(program, "program.py", "exec")
            is_reading = False
            exec(code, names)
            if call is not None:
                out.lines = [""]
                value = write(eval(call, names), 0, [500])[:${programValueLengthMax}]
        except BaseException as error:
            value, fault = None, fault_for_sure(error, is_reading)
        finally:
            sys.stdout, sys.stderr = before
        return json.dumps({"value": value, "printed": out.all(), "fault": fault})

    return run


_make()
`;
