import type { Host } from '@guest/shared';
import { announcementContract } from '@guest/shared/contracts/announcement/announcement.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { retry } from '../concurrency/retry';
import type { Step } from '../concurrency/steps';
import { createAnnouncementsStore, type AnnouncementsStore } from './announcements.store';

/** The announcements of the hotel, as the pages use them. */
export interface Announcements {
  readonly store: AnnouncementsStore;
  readonly steps: readonly Step[];
  /** Acknowledges at once in the store; if the server refuses, the store is reset and the promise rejects. */
  acknowledge(announcementId: string): Promise<void>;
  reload(): Promise<void>;
  listen(): () => void;
}

export function createAnnouncements(host: Host): Announcements {
  const { realtime, session, property } = host;
  const store = createAnnouncementsStore();

  async function reload(): Promise<void> {
    store.getState().announcementsRequested();
    try {
      store.getState().announcementsLoaded(await retry(() => realtime.ask('getAnnouncementMessages', {})));
    } catch (error) {
      store.getState().announcementsFailed();
      throw error;
    }
  }

  /**
   * Writes the list to the cache of the HTTP query that the home page reads, so that pushed announcements
   * appear there too.
   */
  function updateHomePage(): void {
    const { load, announcements } = store.getState();
    const identity = property.getState().property?.identity;
    if (load !== 'ready' || identity === undefined) return;
    const { queryKey } = readQuery(host, announcementContract.listAnnouncements, {
      params: { property: identity },
    });
    host.queries.setQueryData(queryKey, { items: Object.values(announcements) });
  }

  return {
    store,
    steps: [{ name: 'announcements', run: reload }],
    reload,

    async acknowledge(announcementId) {
      const at = new Date(host.now()).toISOString();
      store.getState().acknowledged({ announcementId, at });
      try {
        const updated = await retry(() => realtime.ask('acknowledgeAnnouncement', { announcementId }));
        store.getState().announcementReceived(updated);
      } catch (error) {
        store.getState().acknowledgementLost(announcementId);
        throw error;
      }
    },

    listen() {
      const guestId = () => session.getState().user?.guest_uuid;
      let known = guestId();
      const stops = [
        realtime.on('sendAnnouncementMessage', ({ announcement }) =>
          store.getState().announcementReceived(announcement),
        ),
        realtime.on('announcementUpdated', ({ announcement }) =>
          store.getState().announcementReceived(announcement),
        ),
        realtime.on('deleteAnnouncementMessage', ({ announcementId }) =>
          store.getState().announcementWithdrawn(announcementId),
        ),
        session.subscribe(() => {
          if (guestId() === known) return;
          known = guestId();
          store.getState().guestChanged();
        }),
        store.subscribe(updateHomePage),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}
