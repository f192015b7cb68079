import { MOMENTS, type Moment } from './moments';
import type { WriteName } from './writes';

export interface Point {
  write: WriteName;
  moment: Moment;
}

const without = (...left: Moment[]) => MOMENTS.filter((moment) => !left.includes(moment));

/** Only a group has somebody else to push to, and its messages are stored by one statement. */
const MOMENTS_OF: Record<WriteName, Moment[]> = {
  'first message': without('before it is pushed', 'after it was pushed'),
  'message to a group': without('in its transaction', 'before its commit'),
  order: without('before it is pushed', 'after it was pushed', 'in its transaction'),
  table: without(
    'before it is pushed',
    'after it was pushed',
    'in its transaction',
    'before its first statement',
  ),
};

/** The 25 points at which the server is killed: each moment of each kind of write that the write has. */
export const POINTS: Point[] = (Object.keys(MOMENTS_OF) as WriteName[]).flatMap((write) =>
  MOMENTS_OF[write].map((moment) => ({ write, moment })),
);
