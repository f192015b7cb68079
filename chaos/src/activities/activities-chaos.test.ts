import { expect, test } from 'vitest';
import { runActivities } from './run-activities';

test(
  '§11.1 80 acts of guests beside those of staff, on two servers of which one is killed, never take a place twice or tell anybody twice',
  { timeout: 300_000 },
  async () => {
    const { findings, answers, errors, reminders, readings } = await runActivities({
      operations: 80,
      guests: 25,
      hands: 6,
      guides: 2,
      kills: 2,
      servers: 2,
      print: () => {},
    });

    expect(Object.entries(findings).filter(([, names]) => names.length > 0)).toEqual([]);
    expect(readings).toBe(2);
    expect(errors).toEqual([]);
    expect(answers['201']).toBeGreaterThan(0);
    expect(reminders).toBeGreaterThan(0);
  },
);
