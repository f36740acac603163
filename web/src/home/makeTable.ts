// Makes a table as somebody wished, and keeps its links for the host.
import { transport } from "#transport";
import * as api from "../api";
import { keepLinks } from "../lobby/savedLinks";
import type { NewTable } from "../messages";
import { sendNonces } from "../nonces";
import { settings } from "../settings";
import { say } from "../i18n/texts.svelte";
import { pendingTable } from "./pendingTable.svelte";

/** Who plays for whoever is away, if nobody says otherwise: neither a fool nor slow. */
export const STAND_IN = "level:6";

/** The bot that was wished for; where a game does not have it, the one that people usually play against. */
export const botOrDefault = (bots: readonly string[], wished: string): string =>
  bots.includes(wished) ? wished : (bots[2] ?? bots[0] ?? wished);

export async function makeTable(table: Omit<NewTable, "name">): Promise<string> {
  settings.save();
  if (transport.starting) pendingTable.table = { game: table.game, seats: table.seats };
  const made = await api.make({ ...table, name: settings.name.trim() || say("page-guest") });
  await sendNonces(made.room);
  keepLinks(made.table, made.invitations);
  return made.table;
}
