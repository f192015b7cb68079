import type { StaffBooking } from '@guest/shared/contracts/table-booking/table-booking-socket.contract';
import type { DeskConnection } from '../connection/desk-connection';
import { RequestError } from '../connection/request-error';
import type { Delays } from './delays';

/** The time a person would need to check the reservation book. */
const CONFIRM_DELAY_MS = 8_000;

interface SeatingBotDeps {
  desk: DeskConnection;
  pace: Delays;
  isPaused: () => boolean;
  onError: (error: unknown) => void;
}

/** Confirms the bookings that guests have requested; their tables are already claimed. */
export function createSeatingBot({ desk, pace, isPaused, onError }: SeatingBotDeps) {
  const waiting = new Set<string>();

  async function accept({ uuid, status, version }: Pick<StaffBooking, 'uuid' | 'status' | 'version'>) {
    if (status !== 'requested' || waiting.has(uuid)) return;
    waiting.add(uuid);
    await pace.after(CONFIRM_DELAY_MS);
    waiting.delete(uuid);
    if (isPaused()) return;
    await desk
      .request('changeStatusTableBooking', { uuid, status: 'confirmed', version })
      // A rejected change means that a colleague was faster or the guest has cancelled.
      .catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
      });
  }

  const handle = (booking: Parameters<typeof accept>[0]) => void accept(booking).catch(onError);
  desk.on('tableBookingUpdated', ({ booking }) => handle(booking));

  return {
    /** Loads all bookings to catch up on missed events. */
    async checkAll(): Promise<void> {
      for (const booking of await desk.request('loadTableBookings', {})) handle(booking);
    },
  };
}
