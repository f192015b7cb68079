import { parseRoomNumber, stayProblem, type StayProblem } from '@guest/shared/contracts/stay/stay-rules';
import type { ErrorMessageKey } from '../../platform/errors/error-messages';
import { unprocessable } from '../../platform/errors/request-error';

interface StayFields {
  room: string | null;
  checkin: string | null;
  checkout: string | null;
}
interface ReportedStay {
  room?: string | undefined;
  checkin?: string | undefined;
  checkout?: string | undefined;
}

const PROBLEMS: Record<StayProblem, { field: string; message: ErrorMessageKey }> = {
  date_invalid: { field: 'checkin', message: 'Check your dates.' },
  checkin_out_of_range: { field: 'checkin', message: 'Check your dates.' },
  checkout_before_checkin: { field: 'checkout', message: "Departure can't be before arrival." },
  stay_too_long: { field: 'checkout', message: 'Stays longer than 90 nights: please contact reception.' },
};

/** Returns the stay after the guest's changes. A missing field keeps its value, an empty one is cleared. */
export function applyReportedStay(before: StayFields, typed: ReportedStay, today: string): StayFields {
  const reported = {
    room: typed.room === undefined ? before.room : parseRoom(typed.room),
    checkin: typed.checkin === undefined ? before.checkin : typed.checkin.trim() || null,
    checkout: typed.checkout === undefined ? before.checkout : typed.checkout.trim() || null,
  };
  // Only new dates are validated, because stored ones may be in the past by now.
  const isNew = reported.checkin !== before.checkin || reported.checkout !== before.checkout;
  const problem = isNew ? stayProblem(reported, today) : null;
  if (problem) throw unprocessable(PROBLEMS[problem].field, problem, PROBLEMS[problem].message);
  return reported;
}

function parseRoom(typed: string): string | null {
  if (typed.trim() === '') return null;
  const room = parseRoomNumber(typed);
  if (room === null) throw unprocessable('room', 'room_invalid', 'Check your room number.');
  return room;
}
