// The transport to this page's server (docs/protocol.md).
import { apiPath, type Channel, type Transport } from "./transport";

class Socket implements Channel {
  onopen = (): void => undefined;
  onmessage: Channel["onmessage"] = () => undefined;
  onclose: Channel["onclose"] = () => undefined;
  private readonly socket: WebSocket;

  constructor(table: string) {
    const place = new URL(apiPath`api/tables/${table}/socket`, document.baseURI);
    place.protocol = place.protocol === "https:" ? "wss:" : "ws:";
    place.hash = "";
    this.socket = new WebSocket(place);
    this.socket.onopen = () => this.onopen();
    this.socket.onmessage = (message) => this.onmessage(String(message.data));
    this.socket.onclose = (event) => this.onclose(event.code);
  }

  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }
}

export const transport: Transport = {
  hasServer: true,
  storagePrefix: "",
  async ask(method, path, body) {
    const sent = body === undefined ? {} : { headers: { "content-type": "application/json" }, body };
    const answer = await fetch(`api/${path}`, { method, ...sent });
    return { status: answer.status, text: await answer.text() };
  },
  open: (table) => new Socket(table),
};
