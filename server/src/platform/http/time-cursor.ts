import { malformedIn } from '../errors/request-error';

/** A position in a list ordered by time: after the entry with this time and id. */
interface Cursor {
  at: Date;
  id: string;
}

/** The years are limited to those that the database accepts. */
const SHAPE = /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const cursorOf = ({ at, id }: Cursor): string => `${at.toISOString()}_${id}`;

export function parseCursor(cursor: string): Cursor {
  const [, time = '', id = ''] = SHAPE.exec(cursor) ?? [];
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) {
    throw malformedIn('cursor');
  }
  return { at, id };
}
