import { expect, test } from 'vitest';
import { runOrders } from './run-orders';

test(
  '60 orders, each sent three times over broken links and through a server kill, are stored exactly once',
  { timeout: 300_000 },
  async () => {
    const {
      sent,
      cut,
      seconds: _seconds,
      named: _named,
      ...wrong
    } = await runOrders({
      orders: 60,
      guests: 20,
      kills: 1,
      print: () => {},
    });

    expect(wrong).toEqual({ lost: 0, twice: 0, strange: 0, halves: 0, wrongReplies: 0, errors: [] });
    expect(sent).toBeGreaterThan(240);
    expect(cut).toBeGreaterThan(0);
  },
);
