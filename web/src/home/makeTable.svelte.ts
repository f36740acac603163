// Creates a table and stores its links for the host.
import { transport } from "#transport";
import * as api from "../api";
import { keepLinks } from "../lobby/savedLinks";
import type { NewTable, SeatPlan } from "../messages";
import { sendNonces } from "../dealNonces";
import { settings } from "../settings";
import { say } from "../i18n/texts.svelte";

class PendingTable {
  /** Null once the table is shown or refused. */
  table = $state.raw<{ game: string; seats: SeatPlan[] } | null>(null);
}

/** The table being created while the transport is still starting. */
export const pendingTable = new PendingTable();

/** The default bot that plays for absent players: decent and fast. */
export const STAND_IN = "level:6";

/** The wanted bot, or the default one if the game does not have it. */
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
