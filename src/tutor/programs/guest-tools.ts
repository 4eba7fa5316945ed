import { printedLineLengthMax, programValueLengthMax } from "./program.ts";

/** Stands between the parts of a fault as the engine hands it over. */
export const describedSeparator = "\u0001";

/**
 * Runs inside the engine before a student's program: puts `console` there, and gives what writes values down. All that it
 * uses is taken before the program can put something else in its place.
 */
export const guestTools = `(print) => {
  "use strict";
  const { stringify } = JSON;
  const { isArray } = Array;
  const { is, keys } = Object;
  const text = String;
  const between = String.fromCharCode(${describedSeparator.charCodeAt(0)});
  const cut = Function.prototype.call.bind(String.prototype.slice);

  function write(value, depth, room) {
    switch (typeof value) {
      case "undefined": return "undefined";
      case "boolean": return value ? "true" : "false";
      case "number": return is(value, -0) ? "0" : text(value);
      case "bigint": return text(value) + "n";
      case "string": return stringify(cut(value, 0, ${programValueLengthMax}));
      case "symbol": return "symbol";
      case "function": return "function";
    }
    if (value === null) return "null";
    if (depth > 5 || room.left < 0) return "…";
    const names = isArray(value) ? null : keys(value);
    const { length } = names ?? value;
    let out = "";
    for (let at = 0; at < length; at++) {
      if (--room.left < 0) { out += out ? ", …" : "…"; break; }
      const item = write(names ? value[names[at]] : value[at], depth + 1, room);
      out += (at > 0 ? ", " : "") + (names ? stringify(names[at]) + ": " : "") + item;
    }
    return names ? "{" + out + "}" : "[" + out + "]";
  }
  const written = (value) => cut(write(value, 0, { left: 500 }), 0, ${programValueLengthMax});

  function log(...values) {
    let line = "";
    for (let at = 0; at < values.length; at++)
      line += (at > 0 ? " " : "") +
        (typeof values[at] === "string" ? cut(values[at], 0, 10 * ${printedLineLengthMax}) : written(values[at]));
    print(line);
  }
  globalThis.console = { log, info: log, warn: log, error: log, debug: log };

  const word = (value) => typeof value === "string" ? cut(value, 0, 300) : "";
  function describe(error) {
    let name = "", message = "", stack = "";
    try {
      if (typeof error === "object" && error !== null) {
        name = word(error.name);
        message = word(error.message);
        stack = word(error.stack);
      } else message = written(error);
    } catch {}
    return name + between + message + between + stack;
  }
  return { write: written, describe };
}`;
