import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LateWrites } from '../world/late-writes';
import { isUndecided, sendRequest } from '../world/send-request';

export interface ExpectedState {
  uuid: string;
  status: string;
  localDateTime: string;
  partySize: number;
  version: number;
}

interface RandomDinerDeps {
  /** The base address of the property's endpoints. */
  propertyUrl: string;
  headers: Record<string, string>;
  outlets: string[];
  days: string[];
  /** Reports the status or error code of each reply. */
  onReply: (code: string) => void;
  late: LateWrites;
}

const RETRY_TIMEOUT_MS = 60_000;
const REQUEST_TIMEOUT_MS = 15_000;
const TIMES = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30'];

export type RandomDiner = ReturnType<typeof createRandomDiner>;

/** Simulates a guest who books, moves and cancels at random and remembers each confirmed state. */
export function createRandomDiner({ propertyUrl, headers, outlets, days, onReply, late }: RandomDinerDeps) {
  const expected = new Map<string, ExpectedState>();
  const errors: string[] = [];

  /**
   * Repeats the call until a reply arrives, because without one the guest does not know whether it succeeded.
   */
  async function call(method: string, path: string, body?: object, key?: string) {
    const until = Date.now() + RETRY_TIMEOUT_MS;
    const answered = late.begin();
    for (;;) {
      try {
        const reply = await sendRequest(`${propertyUrl}${path}`, {
          method,
          headers,
          body,
          key,
          timeoutMs: REQUEST_TIMEOUT_MS,
        });
        if (!isUndecided(reply)) {
          const { status, data } = reply;
          answered(`${method} ${path}`);
          onReply(status < 300 ? `${status}` : String(data.code));
          if (status >= 500) errors.push(`${method} ${path}: ${status} ${JSON.stringify(data)}`);
          return reply;
        }
      } catch (error) {
        if (Date.now() > until) throw error;
      }
      if (Date.now() > until) throw new Error(`no reply to ${method} ${path}`);
      await pause(100);
    }
  }

  function remember(data: Record<string, unknown>): void {
    // The cast is safe because the server checks its replies against the contract.
    const { uuid, status, localDateTime, partySize, version } = data as unknown as TableBooking;
    expected.set(uuid, { uuid, status, localDateTime, partySize, version });
  }

  const pickOne = <T>(items: readonly T[]): T => {
    const found = items[Math.floor(Math.random() * items.length)];
    if (found === undefined) throw new Error('cannot pick from an empty list');
    return found;
  };
  const randomTime = () => `${pickOne(days)}T${pickOne(TIMES)}`;
  const randomPartySize = () => 1 + Math.floor(Math.random() * 4);

  async function book(): Promise<void> {
    const outlet = pickOne(outlets);
    const held = await call('POST', `/outlets/${outlet}/holds`, {
      localDateTime: randomTime(),
      partySize: randomPartySize(),
    });
    if (held.status !== 201) return;
    const body = { holdUuid: held.data.holdUuid, isAnyway: true };
    const booked = await call('POST', `/outlets/${outlet}/bookings`, body, randomUUID());
    if (booked.status === 201) remember(booked.data);
  }

  async function move({ uuid, version }: ExpectedState): Promise<void> {
    const body = { version, localDateTime: randomTime(), partySize: randomPartySize(), isAnyway: true };
    const moved = await call('PUT', `/bookings/tables/${uuid}`, body);
    if (moved.status === 200) return remember(moved.data);
    // An earlier attempt succeeded but its reply was lost, so the known version is out of date.
    if (moved.data.code === 'version_conflict') {
      const now = await call('GET', `/bookings/tables/${uuid}`);
      remember(now.data);
    }
  }

  async function cancel({ uuid }: ExpectedState): Promise<void> {
    const cancelled = await call('DELETE', `/bookings/tables/${uuid}`);
    if (cancelled.status === 200) remember(cancelled.data);
  }

  return {
    expected,
    errors,
    async act(): Promise<void> {
      const activeBookings = [...expected.values()].filter(({ status }) => status !== 'cancelled');
      const chance = Math.random();
      if (activeBookings.length === 0 || chance < 0.4) return book();
      return chance < 0.7 ? move(pickOne(activeBookings)) : cancel(pickOne(activeBookings));
    },
  };
}
