/** A claim on a table; `from` and `to` are in milliseconds. */
export interface Taken {
  tableId: number;
  from: number;
  to: number;
  partySize: number;
}

export interface Pace {
  parties: number;
  covers: number;
}

export type TakenTables = ReturnType<typeof takenTables>;

const NOBODY: Pace = { parties: 0, covers: 0 };

/** Indexes the claims of an outlet for fast lookups. Claims of the same table must not overlap. */
export function takenTables(claims: Iterable<Taken>) {
  const byTable = new Map<number, Taken[]>();
  const paces = new Map<number, Pace>();
  for (const claim of claims) {
    const ofTable = byTable.get(claim.tableId);
    if (ofTable) ofTable.push(claim);
    else byTable.set(claim.tableId, [claim]);
    const { parties, covers } = paces.get(claim.from) ?? NOBODY;
    paces.set(claim.from, { parties: parties + 1, covers: covers + claim.partySize });
  }
  for (const ofTable of byTable.values()) ofTable.sort((a, b) => a.from - b.from);

  return {
    isFree(tableId: number, from: number, to: number): boolean {
      const ofTable = byTable.get(tableId) ?? [];
      const next = ofTable[firstEndingAfter(ofTable, from)];
      return next === undefined || next.from >= to;
    },
    /** Returns the number of parties and covers that start at exactly this time. */
    paceAt: (startsAt: number): Pace => paces.get(startsAt) ?? NOBODY,
  };
}

function firstEndingAfter(sorted: Taken[], instant: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.to ?? Infinity) > instant) high = middle;
    else low = middle + 1;
  }
  return low;
}
