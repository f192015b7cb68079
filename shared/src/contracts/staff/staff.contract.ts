import { contract, type ReplyOf } from '../core/endpoint';

export const staffContract = contract(() => import('./staff.schema').then((it) => it.staffChecks), {
  startSession: {
    method: 'POST',
    path: '/web/staff/session',
    summary: 'Staff: begins a session at the desk, by a key that the house has given out',
  },
  endSession: {
    method: 'POST',
    path: '/web/staff/session/end',
    summary: 'Staff: ends it',
    status: 204,
  },
});

/** A staff session with the member of staff it belongs to. */
export type StaffSession = ReplyOf<typeof staffContract.startSession>;
