// The line from the page to whatever keeps the tables: `#line` is the one that this page is built with.
import type { Component } from "svelte";
import type { TableSnapshot } from "../messages";

/** As HTTP answers, whoever does. */
export interface Answer {
  status: number;
  text: string;
}

/** The conversation about one table. */
export interface Channel {
  readonly open: boolean;
  onopen: () => void;
  onmessage: (text: string) => void;
  onclose: (code: number) => void;
  send: (text: string) => void;
  close: () => void;
}

export interface Transport {
  /** Whether others can come by it: with accounts, links, chat, reports. */
  readonly hasServer: boolean;
  /** Prefix of storage keys about tables: a server may also offer the serverless page, at the same origin. */
  readonly storagePrefix: string;
  /** Whether whoever keeps the tables is not there yet, but comes. */
  readonly starting?: boolean;
  /** Fails where nobody answers. */
  ask: (method: string, path: string, body?: string) => Promise<Answer>;
  open: (table: string) => Channel;
  /** What a seat was told of a table when it was last looked at, to be seen while nobody answers yet. */
  loadSnapshot?: (table: string) => Promise<TableSnapshot | undefined>;
  saveSnapshot?: (told: TableSnapshot) => void;
  /** Bots that think less here than elsewhere, as this device is too slow for them. */
  slowBots?: (game: string) => readonly string[];
  /** What is said of this line alone, as a Fluent file. */
  texts?: (language: string) => Promise<string>;
  /** What the line has to tell, above every room. */
  Notice?: () => Promise<{ default: Component }>;
  /** What one can do about it, on the start page. */
  StoredData?: () => Promise<{ default: Component }>;
}
