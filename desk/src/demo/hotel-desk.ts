import type { StaffSession } from '@guest/shared/contracts/staff/staff.contract';
import { connectDesk } from '../connection/desk-connection';
import { endSession, startSession } from '../connection/staff-session';
import { startAnnouncementBot } from './announcement-bot';
import { createRequestBot } from './request-bot';
import { createActivityBot } from './activity-bot';
import { createReplyBot } from './reply-bot';
import { watchColleagues } from './colleagues';
import { createDelays } from './delays';
import { createSeatingBot } from './seating-bot';
import { createOrderBot } from './order-bot';

const REQUEST_TIMEOUT_MS = 60_000;
/** Events can be missed while disconnected, so the stored state is loaded at this interval. */
const CHECK_INTERVAL_MS = 20_000;

export interface HotelDeskOptions {
  url: string;
  key: string;
  pace: number;
  /** Leaves requests, bookings and announcements to people. */
  isChatOnly: boolean;
  onError: (error: unknown) => void;
  /** Called when the property has revoked the key. */
  onSessionEnded: (error: Error) => void;
}

/** Simulates the staff of one hotel with the means that staff have: a key and the socket API. */
export async function openHotelDesk(options: HotelDeskOptions) {
  const { url, key, pace: factor, isChatOnly, onError, onSessionEnded } = options;
  let session: StaffSession = await startSession(url, key);
  const desk = connectDesk({
    url,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    onSessionEnded,
    async token(isTokenRejected) {
      if (isTokenRejected) session = await startSession(url, key);
      return session.token;
    },
  });
  const self = session.staff.id;
  const pace = createDelays(factor);
  const colleagues = watchColleagues(desk, self);
  const deps = { desk, self, pace, onError };
  const replies = createReplyBot({ ...deps, isPaused: colleagues.areAnsweringGuests });
  const requests = isChatOnly ? undefined : createRequestBot({ ...deps, isPaused: colleagues.arePresent });

  const tables = isChatOnly ? undefined : createSeatingBot({ ...deps, isPaused: colleagues.arePresent });
  const orders = isChatOnly ? undefined : createOrderBot({ ...deps, isPaused: colleagues.arePresent });
  const activities = isChatOnly ? undefined : createActivityBot({ ...deps, isPaused: colleagues.arePresent });

  async function checkAll(): Promise<void> {
    await colleagues.load();
    if (!colleagues.areAnsweringGuests()) {
      const { rooms } = await desk.request('loadGuestRooms', { limit: 100 });
      for (const { id, lastMessage } of rooms) {
        if (lastMessage?.fromType === 'guest' || lastMessage?.isAutomatic) replies.check(id);
      }
    }
    if (colleagues.arePresent()) return;
    await requests?.checkAll();
    await tables?.checkAll();
    await orders?.checkAll();
    await activities?.checkAll();
  }

  const check = () => void checkAll().catch(onError);
  desk.on('newExternalMessage', ({ roomId, fromType }) => {
    if (fromType === 'guest') replies.check(roomId);
  });
  colleagues.onLeave(check);
  desk.whenConnected(check);
  const checkTimer = setInterval(check, CHECK_INTERVAL_MS);
  const stopAnnouncing = isChatOnly ? undefined : startAnnouncementBot(desk, session.property, onError);

  return {
    async close(): Promise<void> {
      clearInterval(checkTimer);
      stopAnnouncing?.();
      desk.close();
      await endSession(url, session.token);
    },
  };
}
