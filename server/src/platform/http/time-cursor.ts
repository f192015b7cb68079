import { malformedIn } from '../errors/refusal';

/** Where a list in the order of time goes on: behind what happened at this moment and has this id. */
interface Place {
  at: Date;
  id: string;
}

/** Of years that the database knows as well. */
const SHAPE = /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const cursorOf = ({ at, id }: Place): string => `${at.toISOString()}_${id}`;

export function placeIn(cursor: string): Place {
  const [, time = '', id = ''] = SHAPE.exec(cursor) ?? [];
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) {
    throw malformedIn('cursor');
  }
  return { at, id };
}
