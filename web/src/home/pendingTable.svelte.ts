// The table being created while the transport is still starting.
import type { SeatPlan } from "../messages";

class Laying {
  /** Null once the table is shown or refused. */
  table = $state.raw<{ game: string; seats: SeatPlan[] } | null>(null);
}

export const pendingTable = new Laying();
