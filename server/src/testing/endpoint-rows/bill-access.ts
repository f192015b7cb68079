import { randomUUID } from 'node:crypto';

const who = 'guests' as const;

/** Defines who may call the endpoints of the bill and the check-out. No stay of the callers is confirmed. */
export const billAccess = {
  bill: {
    getFolio: { who, answer: 409 },
    askAboutLine: {
      who,
      params: { line: 'room-1' },
      answer: 409,
      body: () => ({ key: randomUUID(), text: 'Why?' }),
    },
  },
  checkOut: {
    getCheckOut: { who, answer: 409 },
    checkOut: {
      who,
      // Without an `Idempotency-Key`.
      answer: 400,
      body: () => ({ version: 'v1', invoiceEmail: 'ada@example.com' }),
    },
  },
};
