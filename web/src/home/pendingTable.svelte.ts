// The table that is being laid, while the line is not there yet that keeps it.
import type { SeatPlan } from "../messages";

class Laying {
  /** None as soon as the table itself is seen, or was refused. */
  table = $state.raw<{ game: string; seats: SeatPlan[] } | null>(null);
}

export const pendingTable = new Laying();
