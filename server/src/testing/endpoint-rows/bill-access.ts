import { randomUUID } from 'node:crypto';

const who = 'guests' as const;

/** Defines who may call the endpoints of the bill, the check-out and the care of the room. No stay of the callers is confirmed. */
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
  roomCare: {
    getDoNotDisturb: { who },
    turnOnDoNotDisturb: { who, answer: 409, body: () => ({ until: '2026-06-10T20:00:00.000Z' }) },
    turnOffDoNotDisturb: { who },
  },
};
