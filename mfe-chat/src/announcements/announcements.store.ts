import type { Announcement } from '@guest/shared/contracts/announcement/announcement.contract';
import { createStore } from 'zustand';
import type { Load } from '../model/load/load';

/**
 * A push received after the list was requested. The reply may be older, so these pushes are applied to it
 * again.
 */
type AnnouncementPush = { readonly received: Announcement } | { readonly withdrawnId: string };

interface AnnouncementsFacts {
  load: Load;
  /** All announcements by id, including those that have expired since they were received. */
  announcements: Readonly<Record<string, Announcement>>;
  pushesSinceRequest: readonly AnnouncementPush[];
}

/** The events of the store, each dispatched after it has happened. */
interface AnnouncementsEvents {
  announcementsRequested(): void;
  announcementsLoaded(announcements: readonly Announcement[]): void;
  announcementsFailed(): void;
  /** An announcement is new, or was updated. */
  announcementReceived(announcement: Announcement): void;
  announcementWithdrawn(announcementId: string): void;
  /** The guest has acknowledged; the server has not confirmed yet. */
  acknowledged(done: { announcementId: string; at: string }): void;
  /** The acknowledgement could not be delivered and will not be sent again. */
  acknowledgementLost(announcementId: string): void;
  guestChanged(): void;
}

export type AnnouncementsState = AnnouncementsFacts & AnnouncementsEvents;
export type AnnouncementsStore = ReturnType<typeof createAnnouncementsStore>;

const NOTHING: AnnouncementsFacts = { load: 'none', announcements: {}, pushesSinceRequest: [] };

export function createAnnouncementsStore() {
  return createStore<AnnouncementsState>()((set) => {
    const applyPush = (push: AnnouncementPush) =>
      set((known) => ({
        announcements: withPush(known.announcements, push),
        pushesSinceRequest: [...known.pushesSinceRequest, push],
      }));
    const change = (id: string, update: (announcement: Announcement) => Announcement) =>
      set(({ announcements }) => {
        const known = announcements[id];
        return known ? { announcements: { ...announcements, [id]: update(known) } } : {};
      });
    return {
      ...NOTHING,
      announcementsRequested: () =>
        set(({ load }) => ({ load: load === 'ready' ? 'ready' : 'loading', pushesSinceRequest: [] })),
      announcementsLoaded: (announcements) =>
        set(({ pushesSinceRequest }) => ({
          load: 'ready',
          announcements: pushesSinceRequest.reduce(
            withPush,
            Object.fromEntries(announcements.map((it) => [it.announcementId, it])),
          ),
          pushesSinceRequest: [],
        })),
      announcementsFailed: () => set(({ load }) => ({ load: load === 'ready' ? 'ready' : 'error' })),
      announcementReceived: (received) => applyPush({ received }),
      announcementWithdrawn: (withdrawnId) => applyPush({ withdrawnId }),
      acknowledged: ({ announcementId, at }) =>
        change(announcementId, (it) => ({ ...it, acknowledgedAt: at })),
      acknowledgementLost: (announcementId) =>
        change(announcementId, ({ acknowledgedAt: _lost, ...it }) => it),
      guestChanged: () => set(NOTHING),
    };
  });
}

function withPush(announcements: AnnouncementsFacts['announcements'], push: AnnouncementPush) {
  if ('received' in push) {
    const { received } = push;
    const known = announcements[received.announcementId];
    // The text of an announcement never changes, and the known copy is in the guest's language, so only the
    // acknowledgement is merged.
    const { acknowledgedAt = known?.acknowledgedAt } = received;
    const merged = { ...(known ?? received), ...(acknowledgedAt !== undefined && { acknowledgedAt }) };
    return { ...announcements, [received.announcementId]: merged };
  }
  const { [push.withdrawnId]: _withdrawn, ...others } = announcements;
  return others;
}
