import { malformed } from '../../refusal';

interface Place {
  startsAt: Date;
  id: string;
}

/** Of years that the database knows as well. */
const SHAPE = /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a list of bookings goes on: behind the last that is known. */
export const cursorOf = ({ startsAt, id }: Place): string => `${startsAt.toISOString()}_${id}`;

export function placeIn(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, at = '', id = ''] = SHAPE.exec(cursor) ?? [];
  const startsAt = new Date(at);
  if (Number.isNaN(startsAt.getTime())) {
    throw malformed({ field: 'cursor', code: 'malformed', sentence: 'This is not in the right form' });
  }
  return { startsAt, id };
}
