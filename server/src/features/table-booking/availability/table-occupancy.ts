/** A claim on a table; `from` and `to` are in milliseconds. */
export interface Occupancy {
  tableId: number;
  from: number;
  to: number;
  partySize: number;
}

export interface Arrivals {
  parties: number;
  covers: number;
}

export type TableOccupancy = ReturnType<typeof tableOccupancy>;

const NO_ARRIVALS: Arrivals = { parties: 0, covers: 0 };

/** Indexes the claims of an outlet for fast lookups. Claims of the same table must not overlap. */
export function tableOccupancy(claims: Iterable<Occupancy>) {
  const byTable = new Map<number, Occupancy[]>();
  const arrivals = new Map<number, Arrivals>();
  for (const claim of claims) {
    const ofTable = byTable.get(claim.tableId);
    if (ofTable) ofTable.push(claim);
    else byTable.set(claim.tableId, [claim]);
    const { parties, covers } = arrivals.get(claim.from) ?? NO_ARRIVALS;
    arrivals.set(claim.from, { parties: parties + 1, covers: covers + claim.partySize });
  }
  for (const ofTable of byTable.values()) ofTable.sort((a, b) => a.from - b.from);

  return {
    isFree(tableId: number, from: number, to: number): boolean {
      const ofTable = byTable.get(tableId) ?? [];
      const next = ofTable[firstEndingAfter(ofTable, from)];
      return next === undefined || next.from >= to;
    },
    /** Returns the number of parties and covers that start at exactly this time. */
    arrivalsAt: (startsAt: number): Arrivals => arrivals.get(startsAt) ?? NO_ARRIVALS,
  };
}

function firstEndingAfter(sorted: Occupancy[], instant: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.to ?? Infinity) > instant) high = middle;
    else low = middle + 1;
  }
  return low;
}
