interface HistoryRow<Status, Actor, Reason> {
  status: Status;
  by: Actor;
  actorId: string | null;
  nickName: string | null;
  at: Date;
  note: string | null;
  reasonCode: Reason | null;
}

/** Returns a step in the history of a booking, of a table or an activity. A guest is not named by an id. */
export function toHistoryEntry<Status, Actor extends string, Reason>(row: HistoryRow<Status, Actor, Reason>) {
  const { status, by, actorId, nickName, at, note, reasonCode } = row;
  return {
    status,
    by: {
      type: by,
      ...(actorId !== null && by === 'staff' && { id: actorId }),
      ...(nickName !== null && { nickName }),
    },
    at: at.toISOString(),
    ...(note !== null && { note }),
    ...(reasonCode !== null && { reasonCode }),
  };
}
