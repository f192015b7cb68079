import type { Host } from '@guest/shared';
import { forgetStay } from '@guest/shared/session/forget-stay';

/** Forgets the stay on this device when a guest of the reservation has checked out on another. */
export function followStayEnd(host: Pick<Host, 'realtime' | 'session' | 'queries'>): () => void {
  return host.realtime.on('stayEnded', ({ reservationNumber }) =>
    forgetStay(host, { property: host.session.getState().user?.hotel_identity, reservationNumber }),
  );
}
