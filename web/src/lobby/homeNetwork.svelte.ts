// Whether a locally run server is open to the home network.
import * as api from "../api";
import type { NetworkStatus } from "../messages";

class Network {
  status = $state.raw<NetworkStatus | null>(null);

  async look(): Promise<void> {
    this.status = await api.network().catch(() => null);
  }

  async change(open: boolean): Promise<void> {
    this.status = await api.openNetwork(open);
  }

  /** A link as others at home can follow it. */
  reach(link: string): string {
    const address = this.status?.open ? this.status.addresses[0] : undefined;
    return address ? link.replace(location.origin, address) : link;
  }
}

export const network = new Network();
