import { expect, test } from 'vitest';
import { runShare } from './run-share';

test(
  'S-01 S-03 likes, comments and posts of many guests, on two servers of which one is killed, are there once and counted right',
  { timeout: 300_000 },
  async () => {
    const { findings, answers, errors, likes, comments, posts } = await runShare({
      operations: 80,
      guests: 20,
      hands: 12,
      kills: 1,
      servers: 2,
      print: () => {},
    });

    expect(Object.entries(findings).filter(([, names]) => names.length > 0)).toEqual([]);
    expect(errors).toEqual([]);
    expect(answers['201']).toBeGreaterThan(0);
    expect(likes).toBeGreaterThan(0);
    expect(comments).toBeGreaterThan(0);
    expect(posts).toBeGreaterThan(0);
  },
);
