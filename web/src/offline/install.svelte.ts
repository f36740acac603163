// Installs this page as an app: some browsers offer it by an event, others in a menu, some not at all.
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

type Way = "offered" | "menu" | null;

/** Without an offer there is only what is known of browsers: Apple's, and those of phones. */
function menu(): Way {
  const installed = matchMedia("(display-mode: standalone)").matches;
  const can =
    isSecureContext &&
    !("onbeforeinstallprompt" in window) &&
    (navigator.vendor.startsWith("Apple") || navigator.userAgent.includes("Android"));
  return can && !installed ? "menu" : null;
}

class Install {
  way = $state<Way>(menu());
  private offer: Offer | null = null;

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Offer;
      this.way = "offered";
    });
    addEventListener("appinstalled", () => (this.way = null));
  }

  async go(): Promise<void> {
    this.way = null; // an offer can be taken once
    await this.offer?.prompt();
  }
}

export const install = new Install();
