import { randomUUID } from 'node:crypto';

const SHA256 = 'a'.repeat(64);
const refused = { who: 'everyone', answer: 401 } as const;

/** The staff endpoints for the test of all endpoints. Those about content accept no guests, only a staff key. */
export const staffRows = {
  staff: {
    startSession: { who: 'everyone', body: () => ({ key: `stf_${'x'.repeat(43)}` }), answer: 401 },
    endSession: { who: 'everyone', body: () => ({ token: `${randomUUID()}:${'x'.repeat(43)}` }) },
  },
  staffContent: {
    listVersions: refused,
    getVersion: { ...refused, params: { number: 'live' } },
    findMissing: { ...refused, body: () => ({ files: [SHA256], pictures: [] }) },
    addDraft: {
      ...refused,
      body: () => ({ files: [{ path: 'hotel.yaml', sha256: SHA256, text: '' }], pictures: [] }),
    },
    publish: { ...refused, params: { number: '1' }, body: () => ({}) },
    rollBack: { ...refused, body: () => ({}) },
    withdraw: { ...refused, body: () => ({}) },
  },
} as const;
