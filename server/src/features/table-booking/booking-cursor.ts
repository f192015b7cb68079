import { malformed } from '../../refusal';

interface Place {
  startsAt: Date;
  id: string;
}

/** Where a list of bookings goes on: behind the last that is known. */
export const cursorOf = ({ startsAt, id }: Place): string => `${startsAt.toISOString()}_${id}`;

export function placeIn(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, at = '', id = ''] = /^(.{24})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  const startsAt = new Date(at);
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  if (Number.isNaN(startsAt.getTime()) || !isUuid) {
    throw malformed({ field: 'cursor', code: 'malformed', sentence: 'This is not in the right form' });
  }
  return { startsAt, id };
}
