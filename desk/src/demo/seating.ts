import type { ServedBooking } from '@guest/shared/contracts/table-booking/table-booking-socket.contract';
import type { DeskConnection } from '../connection/desk-connection';
import { Refused } from '../connection/refused';
import type { Pace } from './pace';

/** The time a person would need to check the reservation book. */
const LOOKS_FOR_MS = 8_000;

interface Around {
  desk: DeskConnection;
  pace: Pace;
  isRelieved: () => boolean;
  onTrouble: (error: unknown) => void;
}

/** Confirms the bookings that guests have requested; their tables are already claimed. */
export function createSeating({ desk, pace, isRelieved, onTrouble }: Around) {
  const waiting = new Set<string>();

  async function accept({ uuid, status, version }: Pick<ServedBooking, 'uuid' | 'status' | 'version'>) {
    if (status !== 'requested' || waiting.has(uuid)) return;
    waiting.add(uuid);
    await pace.after(LOOKS_FOR_MS);
    waiting.delete(uuid);
    if (isRelieved()) return;
    await desk
      .ask('changeStatusTableBooking', { uuid, status: 'confirmed', version })
      // A rejected change means that a colleague was faster or the guest has cancelled.
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
  }

  const take = (booking: Parameters<typeof accept>[0]) => void accept(booking).catch(onTrouble);
  desk.hear('tableBookingUpdated', ({ booking }) => take(booking));

  return {
    /** Loads all bookings to catch up on missed events. */
    async lookAtAll(): Promise<void> {
      for (const booking of await desk.ask('loadTableBookings', {})) take(booking);
    },
  };
}
