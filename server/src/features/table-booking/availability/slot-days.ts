import type { Lang } from '@guest/shared/contracts/core/languages';
import type { Slot, SlotsReply } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { errorReply } from '../../../platform/http/errors';
import type { PropertyScope } from '../../property/property-scope';
import { outletClosed, type WhyClosed } from '../model/booking-refusals';
import { refusalOfDay, refusalOfParty, type BookableDays } from './bookable-days';
import type { Beside, Dining, DiningRepository } from './dining.repository';
import { slotFor, spanOf, timesOf } from './slots-of';
import type { LineRepository } from './line.repository';

/** Slot statuses from best to worst. */
const RANKS = ['available', 'limited', 'full', 'closed', 'past'] as const;

export type SlotDay = Pick<SlotsReply, 'date' | 'status' | 'why' | 'slots'>;

interface Asked {
  date: string;
  days: number;
  partySize: number;
  areaId: string | null;
  bookable: BookableDays;
  lang: Lang;
}

interface Parts {
  dinings: DiningRepository;
  lines: LineRepository;
  now: () => number;
}

/** Returns business days with their slots for a party. */
export function createSlotDays({ dinings, lines, now }: Parts) {
  return async (dining: Dining, scope: PropertyScope, asked: Asked, beside: Beside): Promise<SlotDay[]> => {
    const times = timesOf(dining, scope, asked);
    const span = spanOf(times.values());
    const [taken, isOpen] = await Promise.all([
      dinings.taken(dining.outlet.id, span, beside),
      lines.openIn(dining, { ...span, party: asked }),
    ]);
    const whole = { party: asked, taken, now: now() };
    const noParty = refusalOfParty(dining, asked.partySize);
    return [...times].map(([date, ofDay]) => {
      const refusal = noParty ?? refusalOfDay(date, asked.bookable, scope);
      const slots = ofDay.map((time): Slot => {
        const slot = slotFor(dining, time, whole);
        if (!refusal) return { ...slot, waitlistOpen: slot.status === 'full' && isOpen(time.startsAt) };
        const { tablesLeft: _left, ...told } = slot;
        return {
          ...told,
          areas: [],
          status: slot.status === 'past' ? 'past' : 'closed',
          waitlistOpen: false,
        };
      });
      const status = RANKS.find((rank) => slots.some((slot) => slot.status === rank)) ?? 'closed';
      const why = refusal ?? (slots.length === 0 ? outletClosed(scope.say(dining.outlet.name)) : null);
      if (!why) return { date, status, slots };
      // These errors have only codes that the contract defines for `why`.
      return {
        date,
        status,
        slots,
        why: { code: why.code as WhyClosed, error: errorReply(why, asked.lang).error },
      };
    });
  };
}
