import type { StaffSession } from '@guest/shared/contracts/staff.contract';
import { connectDesk } from '../connection/desk-connection';
import { endSession, startSession } from '../connection/staff-session';
import { announceNowAndThen } from './announcing';
import { createAdvancing } from './advancing';
import { createAnswering } from './answering';
import { watchColleagues } from './colleagues';
import { createPace } from './pace';

const PATIENCE_MS = 60_000;

export interface HotelDeskOptions {
  url: string;
  key: string;
  pace: number;
  onTrouble: (error: unknown) => void;
  /** The house does not let it in any more. */
  onTurnedAway: (error: Error) => void;
}

/** Plays the staff of one hotel, with nothing but what staff have: a key, and the calls of the socket. */
export async function openHotelDesk({ url, key, pace: factor, onTrouble, onTurnedAway }: HotelDeskOptions) {
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
  const around = { desk, self, pace, isRelieved: colleagues.arePresent, onTrouble };
  const answering = createAnswering(around);
  const requests = createAdvancing(around);

  async function lookAtAll(): Promise<void> {
    await colleagues.look();
    if (colleagues.arePresent()) return;
    const { rooms } = await desk.ask('loadGuestRooms', { limit: 100 });
    for (const { id, lastMessage } of rooms) {
      if (lastMessage?.fromType === 'guest' || lastMessage?.isAutomatic) answering.look(id);
    }
    await requests.lookAtAll();
  }

  const look = () => void lookAtAll().catch(onTrouble);
  desk.hear('newExternalMessage', ({ roomId, fromType }) => {
    if (fromType === 'guest') answering.look(roomId);
  });
  colleagues.whenGone(look);
  desk.whenConnected(look);
  const stopAnnouncing = announceNowAndThen(desk, session.property, onTrouble);

  return {
    async close(): Promise<void> {
      stopAnnouncing();
      desk.close();
      await endSession(url, session.token);
    },
  };
}
