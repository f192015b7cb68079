import type { ActivityHold } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { Diner } from '../dining/diners';
import type { OrderSubject } from '../dining/order-subject';
import { guestCalls } from '../dining/guest-calls';
import type { ServerProcess } from '../suite/server-process';
import type { BenchSession } from './bench-sessions';

const PEOPLE = 2;

/** Books places of sessions over HTTP. The holds are made before the measurement. */
export function suiteBookings(
  server: ServerProcess,
  sessions: readonly BenchSession[],
  connections: number,
): OrderSubject {
  const calls = guestCalls(server, connections);
  const holds = new Map<string, { hold: ActivityHold; unit: string }>();

  async function hold(diner: Diner, turn: number): Promise<void> {
    const session = sessions[turn % sessions.length];
    if (!session) throw new Error('the hotel has no session for the benchmark');
    const units = [{ unitId: session.unit, quantity: PEOPLE }];
    const { status, reply } = await calls.post(diner, `sessions/${session.id}/holds`, { units });
    if (status !== 201) throw new Error(`the hold got status ${status}: ${JSON.stringify(reply)}`);
    // The cast is safe because the server checks its replies against the contract.
    holds.set(diner.id, { hold: reply as ActivityHold, unit: session.unit });
  }

  return {
    name: 'suite',

    async prepare(diners) {
      holds.clear();
      for (let first = 0; first < diners.length; first += connections) {
        const batch = diners.slice(first, first + connections);
        await Promise.all(batch.map((diner, i) => hold(diner, first + i)));
      }
    },

    async place(diner) {
      const held = holds.get(diner.id);
      if (!held) throw new Error('the guest holds no places');
      const { holdUuid, priceToken } = held.hold;
      const { status, reply } = await calls.post(diner, 'bookings/activities', {
        holdUuid,
        priceToken,
        unitItems: Array.from({ length: PEOPLE }, () => ({ unitId: held.unit })),
        contact: {},
        payment: 'pay_there',
      });
      if (status !== 201) throw new Error(`the booking got status ${status}: ${JSON.stringify(reply)}`);
    },

    async stop() {
      calls.stop();
    },
  };
}
