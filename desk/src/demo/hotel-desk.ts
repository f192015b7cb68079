import type { StaffSession } from '@guest/shared/contracts/staff/staff.contract';
import { connectDesk } from '../connection/desk-connection';
import { endSession, startSession } from '../connection/staff-session';
import { announceNowAndThen } from './announcing';
import { createAdvancing } from './advancing';
import { createAnswering } from './answering';
import { watchColleagues } from './colleagues';
import { createPace } from './pace';
import { createSeating } from './seating';
import { createServing } from './serving';

const PATIENCE_MS = 60_000;
/** Events can be missed while disconnected, so the stored state is loaded at this interval. */
const LOOKS_EVERY_MS = 20_000;

export interface HotelDeskOptions {
  url: string;
  key: string;
  pace: number;
  /** Leaves requests, bookings and announcements to people. */
  isChatOnly: boolean;
  onTrouble: (error: unknown) => void;
  /** Called when the property has revoked the key. */
  onTurnedAway: (error: Error) => void;
}

/** Simulates the staff of one hotel with the means that staff have: a key and the socket API. */
export async function openHotelDesk(options: HotelDeskOptions) {
  const { url, key, pace: factor, isChatOnly, onTrouble, onTurnedAway } = options;
  let session: StaffSession = await startSession(url, key);
  const desk = connectDesk({
    url,
    patienceMs: PATIENCE_MS,
    onTurnedAway,
    async token(isRefused) {
      if (isRefused) session = await startSession(url, key);
      return session.token;
    },
  });
  const self = session.staff.id;
  const pace = createPace(factor);
  const colleagues = watchColleagues(desk, self);
  const around = { desk, self, pace, onTrouble };
  const answering = createAnswering({ ...around, isRelieved: colleagues.answerGuests });
  const requests = isChatOnly ? undefined : createAdvancing({ ...around, isRelieved: colleagues.arePresent });

  const tables = isChatOnly ? undefined : createSeating({ ...around, isRelieved: colleagues.arePresent });
  const orders = isChatOnly ? undefined : createServing({ ...around, isRelieved: colleagues.arePresent });

  async function lookAtAll(): Promise<void> {
    await colleagues.look();
    if (!colleagues.answerGuests()) {
      const { rooms } = await desk.ask('loadGuestRooms', { limit: 100 });
      for (const { id, lastMessage } of rooms) {
        if (lastMessage?.fromType === 'guest' || lastMessage?.isAutomatic) answering.look(id);
      }
    }
    if (colleagues.arePresent()) return;
    await requests?.lookAtAll();
    await tables?.lookAtAll();
    await orders?.lookAtAll();
  }

  const look = () => void lookAtAll().catch(onTrouble);
  desk.hear('newExternalMessage', ({ roomId, fromType }) => {
    if (fromType === 'guest') answering.look(roomId);
  });
  colleagues.whenOneHasGone(look);
  desk.whenConnected(look);
  const looking = setInterval(look, LOOKS_EVERY_MS);
  const stopAnnouncing = isChatOnly ? undefined : announceNowAndThen(desk, session.property, onTrouble);

  return {
    async close(): Promise<void> {
      clearInterval(looking);
      stopAnnouncing?.();
      desk.close();
      await endSession(url, session.token);
    },
  };
}
