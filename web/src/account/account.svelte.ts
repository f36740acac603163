// The state of the account page, which its parts share.
import * as api from "../api";
import { problemText, say, speech } from "../i18n/texts.svelte";
import type { AccountSecurity, AccountStatus } from "../messages";
import { leaveNothing, SIGNED_IN } from "../settings";
import { localStore } from "../storage";
import { PasskeyFailure } from "./passkeys";
import * as requests from "./requests";

const NOBODY: AccountStatus = { name: "", played: 0, won: 0, notices: 0, mails: false };

export class Account {
  me = $state.raw<AccountStatus | null>(null);
  security = $state.raw<AccountSecurity | null>(null);
  message = $state("");
  problem = $state("");
  busy = $state(false);
  /** What needs a proof of identity first. */
  waiting = $state.raw<(() => Promise<void>) | null>(null);

  async load(): Promise<void> {
    await this.attempt(async () => this.arrive(await api.me()));
  }

  /** Runs a request, and says why if it is refused. If it needs a proof of identity, it waits for one. */
  async attempt(what: () => Promise<void>): Promise<void> {
    this.waiting = null;
    await this.run(what);
  }

  /** Runs a proof of identity, and then what waits for it. */
  async prove(proof: () => Promise<void>): Promise<void> {
    await this.run(proof);
    if (!this.problem && this.waiting) await this.attempt(this.waiting);
  }

  private async run(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.message = "";
    this.problem = "";
    try {
      await what();
    } catch (error) {
      const refused = api.problemOf(error);
      if (error instanceof PasskeyFailure) this.problem = say(error.message);
      else if (refused.word === "not_proved") this.waiting = what;
      else this.problem = problemText(refused);
    } finally {
      this.busy = false;
    }
  }

  /** Changes how the account is secured, shows the new state and says what was done. */
  async change(what: () => Promise<unknown>, message = ""): Promise<void> {
    await this.attempt(async () => {
      await what();
      this.security = await requests.security();
      this.message = message;
    });
  }

  /** A player has signed in: takes over what the browser has stored. */
  async arrive(who: AccountStatus): Promise<void> {
    this.me = who;
    if (!who.name) return;
    localStore.setItem(SIGNED_IN, "yes");
    this.security = await requests.security();
    await (await import("../puzzles/solved.svelte")).solvedPuzzles.learn();
  }

  async signOut(): Promise<void> {
    await this.attempt(async () => {
      await requests.logout();
      this.leave();
    });
  }

  leave(): void {
    leaveNothing();
    this.me = { ...NOBODY, mails: this.me?.mails ?? false };
    this.security = null;
  }
}

/** A browser and a system by name. */
export function deviceName(device: { browser: string; system: string }): string {
  return say("page-account-device", { browser: device.browser || "other", system: device.system || "other" });
}

/** A UTC day such as 2026-03-01, as one writes it. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(speech.texts.language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
}

/** A time in seconds since 1970, where the reader is. */
export function timeText(at: number): string {
  const format = new Intl.DateTimeFormat(speech.texts.language, { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(at * 1000));
}
