import { roomOf, stayProblem, type StayProblem } from '@guest/shared/contracts/stay/stay-rules';
import type { Sentence } from '../../platform/errors/refusal-texts';
import { unacceptable } from '../../platform/errors/refusal';

interface Stay {
  room: string | null;
  checkin: string | null;
  checkout: string | null;
}
interface Typed {
  room?: string | undefined;
  checkin?: string | undefined;
  checkout?: string | undefined;
}

const PROBLEMS: Record<StayProblem, { field: string; sentence: Sentence }> = {
  date_invalid: { field: 'checkin', sentence: 'Check your dates.' },
  checkin_out_of_range: { field: 'checkin', sentence: 'Check your dates.' },
  checkout_before_checkin: { field: 'checkout', sentence: "Departure can't be before arrival." },
  stay_too_long: { field: 'checkout', sentence: 'Stays longer than 90 nights: please contact reception.' },
};

/** Returns the stay after the guest's changes. A missing field keeps its value, an empty one is cleared. */
export function toldStay(before: Stay, typed: Typed, today: string): Stay {
  const told = {
    room: typed.room === undefined ? before.room : acceptedRoom(typed.room),
    checkin: typed.checkin === undefined ? before.checkin : typed.checkin.trim() || null,
    checkout: typed.checkout === undefined ? before.checkout : typed.checkout.trim() || null,
  };
  // Only new dates are validated, because stored ones may be in the past by now.
  const isNew = told.checkin !== before.checkin || told.checkout !== before.checkout;
  const problem = isNew ? stayProblem(told, today) : null;
  if (problem) throw unacceptable(PROBLEMS[problem].field, problem, PROBLEMS[problem].sentence);
  return told;
}

function acceptedRoom(typed: string): string | null {
  if (typed.trim() === '') return null;
  const room = roomOf(typed);
  if (room === null) throw unacceptable('room', 'room_invalid', 'Check your room number.');
  return room;
}
