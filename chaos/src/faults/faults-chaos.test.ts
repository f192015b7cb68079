import { expect, test } from 'vitest';
import { POINTS } from './points';
import { runFaults, somePoints } from './run-faults';

test('points are chosen from each kind of write', () => {
  expect(POINTS).toHaveLength(25);
  expect(somePoints(25)).toEqual(POINTS);
  const few = somePoints(4);
  expect(few).toHaveLength(4);
  expect(new Set(few.map(({ write }) => write)).size).toBeGreaterThan(2);
});

test(
  'a server that is killed around a commit or a push has stored the write of the guest and told it once',
  { timeout: 240_000 },
  async () => {
    const names = [
      'message to a group, after its commit, which the server has not heard of',
      'message to a group, before it is pushed',
      'message to a group, after it was pushed',
      'order, before its commit',
      'table, before its answer',
    ];
    const points = POINTS.filter(({ write, moment }) => names.includes(`${write}, ${moment}`));
    expect(points).toHaveLength(names.length);

    expect(await runFaults({ points, print: () => {} })).toMatchObject({
      lost: [],
      doubled: [],
      wrongReplies: [],
      missed: [],
      errors: [],
    });
  },
);
