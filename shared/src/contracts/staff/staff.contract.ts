import { contract, type ReplyOf } from '../core/endpoint';

export const staffContract = contract(() => import('./staff.schema').then((it) => it.staffChecks), {
  startSession: {
    method: 'POST',
    path: '/web/staff/session',
    summary: 'Starts a staff session with a key',
  },
  endSession: {
    method: 'POST',
    path: '/web/staff/session/end',
    summary: 'Ends the staff session',
    status: 204,
  },
});

/** A staff session with the member of staff it belongs to. */
export type StaffSession = ReplyOf<typeof staffContract.startSession>;
