// The transport between the page and its tables; the build resolves `#transport` to server.ts or browser.ts.
import type { Component } from "svelte";
import type { TableSnapshot } from "../messages";

/** The interval of the pings that keep an idle socket open. */
export const HEARTBEAT_MS = 25_000;

/** A path of the API. Escapes each value, so that an id can neither add nor leave out a part of the path. */
export function apiPath(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return String.raw(parts, ...values.map(pathSegment));
}

function pathSegment(value: string | number): string {
  const segment = encodeURIComponent(value);
  return /^\.{1,2}$/.test(segment) ? "~" : segment; // a URL resolves dots, also escaped ones; no id is a tilde
}

/** The path with those parameters that have a value. */
export function withQuery(path: string, parameters: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : path;
}

/** A response in HTTP's terms, also without HTTP. */
export interface Answer {
  status: number;
  text: string;
}

/** The connection to one table. */
export interface Channel {
  readonly open: boolean;
  onopen: () => void;
  onmessage: (text: string) => void;
  onclose: (code: number) => void;
  send: (text: string) => void;
  close: () => void;
}

export interface Transport {
  /** Whether there is a server: accounts, links, chat, reports. */
  readonly hasServer: boolean;
  /** Prefix of storage keys about tables: a server may also offer the serverless page, at the same origin. */
  readonly storagePrefix: string;
  /** Whether the tables' worker is still starting. */
  readonly starting?: boolean;
  /** Rejects if there is no answer. */
  ask: (method: string, path: string, body?: string) => Promise<Answer>;
  open: (table: string) => Channel;
  /** The last snapshot of a table, shown until the tables are available. */
  loadSnapshot?: (table: string) => Promise<TableSnapshot | undefined>;
  saveSnapshot?: (snapshot: TableSnapshot) => void;
  /** Bots that think less here because this device is slow. */
  slowBots?: (game: string) => readonly string[];
  /** Texts for this transport only, as a Fluent file. */
  texts?: (language: string) => Promise<string>;
  /** A notice shown above every page. */
  Notice?: () => Promise<{ default: Component }>;
  /** Storage controls shown on the start page. */
  StoredData?: () => Promise<{ default: Component }>;
}
