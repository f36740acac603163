// The messages between the page, the table worker and the bot worker.

export type ToTables =
  | { is: "begin"; base: string }
  | { is: "ask"; n: number; method: string; path: string; body: string }
  | { is: "count"; n: number; rows: [key: string, value: Uint8Array][] } // the tables that can be read in these rows
  | { is: "open"; n: number; table: string }
  | { is: "receive"; n: number; text: string }
  | { is: "close"; n: number }
  | { is: "time" }; // how fast this device thinks

export type FromTables =
  | { is: "came"; bytes: number }
  | { is: "here" } // all has come, and is being put together
  | { is: "ready"; stored: boolean }
  | { is: "failed"; why: string }
  | { is: "elsewhere" }
  | { is: "newer" } // a later release wrote the rows
  | { is: "room"; left: boolean } // whether the last change found any
  | { is: "answer"; n: number; status: number; text: string }
  | { is: "opened"; n: number }
  | { is: "message"; n: number; text: string }
  | { is: "closed"; n: number; code: number }
  | Timed;

/** For each game the bots that this device is too slow for. */
export interface Timed {
  is: "timed";
  slow: Record<string, string[]>;
}

export type ToBots = { is: "begin"; base: string } | { is: "think"; n: number; question: string } | { is: "time" };

export type FromBots = { is: "thought"; n: number; answer: string } | { is: "failed"; n: number; why: string } | Timed;
