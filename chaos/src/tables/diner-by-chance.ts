import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export interface Believed {
  uuid: string;
  status: string;
  localDateTime: string;
  partySize: number;
  version: number;
}

interface Around {
  /** The base address of the property's endpoints. */
  house: string;
  headers: Record<string, string>;
  outlets: string[];
  days: string[];
  /** Reports the status or error code of each reply. */
  answered: (code: string) => void;
}

const TRIES_FOR_MS = 60_000;
const TIMES = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30'];

export type DinerByChance = ReturnType<typeof dinerByChance>;

/** Simulates a guest who books, moves and cancels at random and remembers each confirmed state. */
export function dinerByChance({ house, headers, outlets, days, answered }: Around) {
  const believed = new Map<string, Believed>();
  const troubles: string[] = [];

  /**
   * Repeats the call until a reply arrives, because without one the guest does not know whether it succeeded.
   */
  async function call(method: string, path: string, body?: object, key?: string) {
    const until = Date.now() + TRIES_FOR_MS;
    for (;;) {
      try {
        const reply = await fetch(`${house}${path}`, {
          method,
          headers: {
            ...headers,
            ...(body && { 'content-type': 'application/json' }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
          body: body ? JSON.stringify(body) : null,
          signal: AbortSignal.timeout(15_000),
        });
        const told = reply.status === 204 ? {} : ((await reply.json()) as Record<string, unknown>);
        const isWaiting = reply.status === 503 || told.code === 'idempotency_in_progress';
        if (!isWaiting) {
          answered(reply.ok ? `${reply.status}` : String(told.code));
          if (reply.status >= 500)
            troubles.push(`${method} ${path}: ${reply.status} ${JSON.stringify(told)}`);
          return { status: reply.status, told };
        }
      } catch (error) {
        if (Date.now() > until) throw error;
      }
      if (Date.now() > until) throw new Error(`no reply to ${method} ${path}`);
      await pause(100);
    }
  }

  function remember(told: Record<string, unknown>): void {
    // The cast is safe because the server checks its replies against the contract.
    const { uuid, status, localDateTime, partySize, version } = told as unknown as TableBooking;
    believed.set(uuid, { uuid, status, localDateTime, partySize, version });
  }

  const one = <T>(items: readonly T[]): T => {
    const found = items[Math.floor(Math.random() * items.length)];
    if (found === undefined) throw new Error('cannot pick from an empty list');
    return found;
  };
  const someTime = () => `${one(days)}T${one(TIMES)}`;
  const someParty = () => 1 + Math.floor(Math.random() * 4);

  async function book(): Promise<void> {
    const outlet = one(outlets);
    const held = await call('POST', `/outlets/${outlet}/holds`, {
      localDateTime: someTime(),
      partySize: someParty(),
    });
    if (held.status !== 201) return;
    const body = { holdUuid: held.told.holdUuid, isAnyway: true };
    const booked = await call('POST', `/outlets/${outlet}/bookings`, body, randomUUID());
    if (booked.status === 201) remember(booked.told);
  }

  async function move({ uuid, version }: Believed): Promise<void> {
    const body = { version, localDateTime: someTime(), partySize: someParty(), isAnyway: true };
    const moved = await call('PUT', `/bookings/tables/${uuid}`, body);
    if (moved.status === 200) return remember(moved.told);
    // An earlier attempt succeeded but its reply was lost, so the known version is out of date.
    if (moved.told.code === 'version_conflict') {
      const now = await call('GET', `/bookings/tables/${uuid}`);
      remember(now.told);
    }
  }

  async function cancel({ uuid }: Believed): Promise<void> {
    const cancelled = await call('DELETE', `/bookings/tables/${uuid}`);
    if (cancelled.status === 200) remember(cancelled.told);
  }

  return {
    believed,
    troubles,
    async act(): Promise<void> {
      const standing = [...believed.values()].filter(({ status }) => status !== 'cancelled');
      const chance = Math.random();
      if (standing.length === 0 || chance < 0.4) return book();
      return chance < 0.7 ? move(one(standing)) : cancel(one(standing));
    },
  };
}
