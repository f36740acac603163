// Registers the service worker, so that the page starts without a network; an update waits until the user takes it.
import { engine } from "./tableClient.svelte";

class Update {
  /** A newer page is here and waits. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;
  private wanted = false;

  /** Once the tables are up: until then the network has enough to do. */
  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return; // only over https, or on this very machine
    navigator.serviceWorker.addEventListener(
      "controllerchange",
      () => (this.wanted || engine.state === "elsewhere") && location.reload(),
    );
    // Registration fails without a network; an installed worker still runs.
    const found = await navigator.serviceWorker.register("sw.js").catch(() => null);
    if (!found) return;
    this.offer(found);
    found.addEventListener("updatefound", () => {
      const coming = found.installing;
      coming?.addEventListener("statechange", () => this.offer(found));
    });
  }

  /** Activates an update only when the user asks for it. */
  go(): void {
    this.wanted = true;
    this.waiting?.postMessage("now");
  }

  private offer({ waiting }: ServiceWorkerRegistration): void {
    if (!waiting || !navigator.serviceWorker.controller) return;
    this.waiting = waiting;
    this.ready = true;
  }
}

export const update = new Update();
