import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import { randomUUID } from 'node:crypto';
import { bodyFor, quantitiesOf } from '../../../server/src/features/activity-booking/testing/activity-guests';
import type { ActivityWorld } from './activity-world';
import type { RetryingClient } from '../world/retrying-client';
import type { Reply } from '../world/send-request';
import { isLikely, pickOne } from '../world/random';

export type ExpectedBooking = Pick<ActivityBooking, 'uuid' | 'status' | 'sessionUuid' | 'pax' | 'version'>;

const ABANDON_CHANCE = 0.1;
const WAIT_CHANCE = 0.6;
const UNFINISHED = ['pending', 'confirmed', 'waitlisted', 'offered'];

export type RandomFamily = ReturnType<typeof createRandomFamily>;

/** Simulates a guest who books, waits, changes and cancels at random and remembers each confirmed state. */
export function createRandomFamily(line: RetryingClient, world: ActivityWorld) {
  const expected = new Map<string, ExpectedBooking>();
  const path = (uuid: string) => `/bookings/activities/${uuid}`;

  /** Remembers the newest state of a booking that the server has returned, including those in refusals. */
  function remember({ data }: Reply): ActivityBooking | undefined {
    // The casts are safe because the server checks its replies against the contract.
    const booking = ('reference' in data ? data : data.booking) as ActivityBooking | undefined;
    if (!booking?.uuid) return undefined;
    const { uuid, status, sessionUuid, pax, version } = booking;
    if ((expected.get(uuid)?.version ?? 0) <= version) {
      expected.set(uuid, { uuid, status, sessionUuid, pax, version });
    }
    return booking;
  }

  const look = async ({ uuid }: ExpectedBooking) => remember(await line.call('GET', path(uuid)));

  const somePeople = () => ({
    [world.adult]: 1 + Math.floor(Math.random() * 3),
    ...(isLikely(0.3) && { [world.child]: 1 }),
  });

  async function book(): Promise<void> {
    const session = pickOne(world.open);
    const units = somePeople();
    const held = await line.call('POST', `/sessions/${session}/holds`, { units: quantitiesOf(units) });
    if (held.data.code === 'session_full' && isLikely(WAIT_CHANCE)) return wait(session);
    if (held.status !== 201 || isLikely(ABANDON_CHANCE)) return;
    const body = { ...bodyFor({ body: held.data }), isAnyway: true };
    remember(await line.callThrice('/bookings/activities', body, randomUUID()));
  }

  /** Joins the waitlist without children, whose ages the server would require. */
  async function wait(session: string): Promise<void> {
    const units = quantitiesOf({ [world.adult]: 1 + Math.floor(Math.random() * 3) });
    const body = { units, payment: 'pay_there', isAnyway: true };
    remember(await line.callThrice(`/sessions/${session}/waitlist`, body, randomUUID()));
  }

  async function change(known: ExpectedBooking): Promise<void> {
    const body = {
      version: known.version,
      isAnyway: true,
      ...(isLikely(0.8) && { sessionUuid: pickOne(world.open) }),
      ...(isLikely(0.4) && { units: quantitiesOf({ [world.adult]: 1 + Math.floor(Math.random() * 3) }) }),
    };
    const changed = await line.call('PUT', path(known.uuid), body);
    remember(changed);
    if (changed.data.code !== 'price_changed') return;
    remember(await line.call('PUT', path(known.uuid), { ...body, priceToken: changed.data.priceToken }));
  }

  /** Takes an offer, or sometimes leaves the line. */
  async function attend(known: ExpectedBooking): Promise<void> {
    const booking = await look(known);
    if (!booking) return;
    const place = `/sessions/${booking.sessionUuid}/waitlist/${booking.uuid}`;
    if (booking.status === 'offered') remember(await line.call('POST', `${place}/accept`));
    else if (booking.status === 'waitlisted' && isLikely(0.2)) {
      await line.call('DELETE', place);
      await look(known);
    }
  }

  async function rebook(known: ExpectedBooking): Promise<void> {
    const booking = await look(known);
    const [next] = booking?.next ?? [];
    if (!booking?.canRebook || !next) return;
    const body = { sessionUuid: next.sessionUuid, isAnyway: true };
    remember(await line.callThrice(`${path(known.uuid)}/rebook`, body, randomUUID()));
  }

  return {
    expected,
    async act(): Promise<void> {
      const all = [...expected.values()];
      const coming = all.filter(({ status }) => status === 'confirmed');
      const waiting = all.filter(({ status }) => status === 'waitlisted' || status === 'offered');
      if (waiting.length > 0 && isLikely(0.3)) return attend(pickOne(waiting));
      if (all.length > 0 && isLikely(0.1)) return rebook(pickOne(all));
      if (coming.length === 0 || isLikely(0.4)) return book();
      const one = pickOne(coming);
      if (isLikely(0.6)) return change(one);
      remember(await line.call('DELETE', path(one.uuid)));
    },
    /** Asks for the last state of everything that is not over. */
    async settle(): Promise<void> {
      for (const one of expected.values()) if (UNFINISHED.includes(one.status)) await look(one);
    },
  };
}
