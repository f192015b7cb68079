import type { StoredPolicy } from '../../../platform/db/tables/dining/table-policy';

/** The booking policy for settings that an outlet leaves out. */
export const DEFAULT_POLICY: StoredPolicy = {
  partyMin: 1,
  partyMax: 8,
  slotInterval: 15,
  durationByParty: [
    { upTo: 2, minutes: 90 },
    { upTo: 4, minutes: 105 },
    { upTo: 99, minutes: 120 },
  ],
  leadMinutes: 30,
  lastSeatingMinutes: 60,
  maxAdvanceDays: 60,
  allowOutside: false,
  holdMinutes: 5,
  cancelCutoffMinutes: 120,
  modifyCutoffMinutes: 120,
  lateGraceMinutes: 15,
  overlapWindowMinutes: 120,
  maxUpcoming: 6,
  approvalTimeoutMinutes: 60,
  waitlist: { enabled: true, maxPerSlot: 10, offerMinutes: 10 },
  questions: [],
  text: {},
};
