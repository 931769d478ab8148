import type { Receipt } from "../../host/command.js";

/** The receipt of a command that went out to a host which was not heard again. */
export function lost(): Receipt {
  return {
    done: false,
    rejection: "lost",
    message: "The connection to the host broke; whether it carried this out is not known.",
  };
}

/** The receipt of a command that was not answered in time. */
export function tooLate(): Receipt {
  return {
    done: false,
    rejection: "lost",
    message: "The host did not answer in time; whether it carried this out is not known.",
  };
}

/** The receipt of a command for a host that speaks another version. */
export function incompatible(): Receipt {
  return {
    done: false,
    rejection: "failed",
    message: "The host speaks another version of the relay's messages than this window.",
  };
}

/** The receipt of what is no command at all. */
export function unreadable(): Receipt {
  return { done: false, rejection: "unknown", message: "This is no command: it has no type." };
}

/** The receipt of a command that no other process could take. */
export function notPlain(type: string): Receipt {
  return {
    done: false,
    rejection: "failed",
    message: `The command ${type} is not plain data: it holds a function, an instance of a class or a cycle, or more than 100,000 parts or 10,000,000 characters. Another process takes plain data only; build the command of objects, arrays and primitives.`,
  };
}
