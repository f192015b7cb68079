import { malformed } from '../../refusal';

/** Where a list of orders goes on: behind this one. */
interface Place {
  createdAt: Date;
  id: string;
}

const SHAPE = /^(\d{1,13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function orderPlaceIn(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, time, id] = SHAPE.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (id === undefined) {
    throw malformed({ field: 'cursor', code: 'malformed', sentence: 'This is not in the right form' });
  }
  return { createdAt: new Date(Number(time)), id };
}

/** It means nothing to the client, so it looks like nothing. */
export const orderCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
