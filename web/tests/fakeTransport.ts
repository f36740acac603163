// Stands in for `#transport`: records what the page sends, and lets a test answer.
import type { Answer, Channel, Transport } from "../src/transport/transport";

export class FakeChannel implements Channel {
  open = true;
  onopen = (): void => undefined;
  onmessage: Channel["onmessage"] = () => undefined;
  onclose: Channel["onclose"] = () => undefined;
  readonly sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.open = false;
  }

  /** Delivers a message of the server. */
  receive(message: unknown): void {
    this.onmessage(JSON.stringify(message));
  }
}

export const channels: FakeChannel[] = [];
/** Bodies by path; any other path answers 404. */
export const answers = new Map<string, unknown>();

export const transport: Transport = {
  hasServer: true,
  storagePrefix: "",
  ask(_method, path): Promise<Answer> {
    const found = answers.get(path);
    const body = found ?? { word: "not_found", why: "", said: { key: "server-not-found" } };
    return Promise.resolve({ status: found === undefined ? 404 : 200, text: JSON.stringify(body) });
  },
  open() {
    const channel = new FakeChannel();
    channels.push(channel);
    return channel;
  },
};
