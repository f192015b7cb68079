import type {
  StaffActivityBooking,
  StaffSession,
} from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import type { DeskConnection } from '../connection/desk-connection';
import { RequestError } from '../connection/request-error';
import type { Delays } from './delays';

/** The time a person would need to look at the roster. */
const ACCEPT_DELAY_MS = 8_000;
const DAY_MS = 86_400_000;
/** The day of the week on which the demo has bad weather: Wednesday, in UTC. */
const STORMY_DAY = 3;
/** Guests see that this is part of the demo. */
const STORM_NOTE = 'Demo: strong wind is forecast, so this session is called off.';

interface ActivityBotDeps {
  desk: DeskConnection;
  pace: Delays;
  isPaused: () => boolean;
  onError: (error: unknown) => void;
}

type Waiting = Pick<StaffActivityBooking, 'uuid' | 'status' | 'version'>;

/** Whether a session may be called off in the storm: it needs good weather and begins later that day. */
const isExposed = ({ weatherDependent, cancelled, booked, startsAt }: StaffSession, now: number): boolean =>
  weatherDependent && !cancelled && booked > 0 && Date.parse(startsAt) > now;

/**
 * Runs the activities of the demo: accepts requests, redeems vouchers at the start, and calls one session a
 * week off for bad weather.
 */
export function createActivityBot({ desk, pace, isPaused, onError }: ActivityBotDeps) {
  const waiting = new Set<string>();

  /** A refused change means that a colleague was faster or the guest has cancelled. */
  const unlessRefused = (change: Promise<unknown>) =>
    change.catch((error: unknown) => {
      if (!(error instanceof RequestError)) throw error;
    });

  async function accept({ uuid, status, version }: Waiting): Promise<void> {
    if (status !== 'pending' || waiting.has(uuid)) return;
    waiting.add(uuid);
    await pace.after(ACCEPT_DELAY_MS);
    waiting.delete(uuid);
    if (isPaused()) return;
    await unlessRefused(desk.request('changeStatusActivityBooking', { uuid, status: 'confirmed', version }));
  }

  /** Once one session of the day is called off, the weather is good enough for the others. */
  async function callOffInStorm(today: StaffSession[], now: number): Promise<void> {
    if (new Date(now).getUTCDay() !== STORMY_DAY) return;
    if (today.some(({ cancelled }) => cancelled?.reason === 'weather')) return;
    const exposed = today.find((session) => isExposed(session, now));
    if (!exposed) return;
    const { sessionUuid, version } = exposed;
    await unlessRefused(
      desk.request('cancelSession', { sessionUuid, version, reasonCode: 'weather', note: STORM_NOTE }),
    );
  }

  async function redeemAll({ sessionUuid }: StaffSession): Promise<void> {
    const { bookings } = await desk.request('loadRoster', { sessionUuid });
    for (const { reference, status } of bookings) {
      if (status === 'confirmed') await unlessRefused(desk.request('redeemActivity', { reference }));
    }
  }

  const handle = (booking: Waiting) => void accept(booking).catch(onError);
  desk.on('activityBookingUpdated', ({ booking }) => handle(booking));

  return {
    /** Loads the sessions of today to catch up on missed events. */
    async checkAll(): Promise<void> {
      const now = Date.now();
      const today = await desk.request('loadSessions', {});
      for (const session of today) {
        const hasBegun = Date.parse(session.startsAt) <= now && Date.parse(session.endsAt) > now;
        if (hasBegun && session.booked > 0 && !session.cancelled) await redeemAll(session);
      }
      await callOffInStorm(today, now);
      for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
        const date = new Date(now + ahead * DAY_MS).toISOString().slice(0, 10);
        for (const { sessionUuid, pending } of await desk.request('loadSessions', { date })) {
          if (pending === 0) continue;
          const { bookings } = await desk.request('loadRoster', { sessionUuid });
          bookings.forEach(handle);
        }
      }
    },
  };
}

/** Requests for later days arrive as events. */
const DAYS_AHEAD = 1;
