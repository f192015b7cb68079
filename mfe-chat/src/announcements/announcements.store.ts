import type { Announcement } from '@guest/shared/contracts/announcement/announcement.contract';
import { createStore } from 'zustand';
import type { Load } from '../model/load/load';

/**
 * A push received after the list was requested. The reply may be older, so these pushes are applied to it
 * again.
 */
type Heard = { readonly told: Announcement } | { readonly gone: string };

interface AnnouncementsFacts {
  load: Load;
  /** All announcements by id, including those that have expired since they were received. */
  announcements: Readonly<Record<string, Announcement>>;
  heard: readonly Heard[];
}

/** The events of the store, each dispatched after it has happened. */
interface AnnouncementsEvents {
  announcementsRequested(): void;
  announcementsLoaded(announcements: readonly Announcement[]): void;
  announcementsFailed(): void;
  /** An announcement is new, or was updated. */
  announcementTold(announcement: Announcement): void;
  announcementWithdrawn(announcementId: string): void;
  /** The guest has acknowledged; the server has not confirmed yet. */
  acknowledged(done: { announcementId: string; at: string }): void;
  /** The acknowledgement could not be delivered and will not be sent again. */
  acknowledgementLost(announcementId: string): void;
  guestChanged(): void;
}

export type AnnouncementsState = AnnouncementsFacts & AnnouncementsEvents;
export type AnnouncementsStore = ReturnType<typeof createAnnouncementsStore>;

const NOTHING: AnnouncementsFacts = { load: 'none', announcements: {}, heard: [] };

export function createAnnouncementsStore() {
  return createStore<AnnouncementsState>()((set) => {
    const hear = (heard: Heard) =>
      set((known) => ({
        announcements: withHeard(known.announcements, heard),
        heard: [...known.heard, heard],
      }));
    const change = (id: string, change: (announcement: Announcement) => Announcement) =>
      set(({ announcements }) => {
        const known = announcements[id];
        return known ? { announcements: { ...announcements, [id]: change(known) } } : {};
      });
    return {
      ...NOTHING,
      announcementsRequested: () =>
        set(({ load }) => ({ load: load === 'ready' ? 'ready' : 'loading', heard: [] })),
      announcementsLoaded: (announcements) =>
        set(({ heard }) => ({
          load: 'ready',
          announcements: heard.reduce(
            withHeard,
            Object.fromEntries(announcements.map((it) => [it.announcementId, it])),
          ),
          heard: [],
        })),
      announcementsFailed: () => set(({ load }) => ({ load: load === 'ready' ? 'ready' : 'error' })),
      announcementTold: (told) => hear({ told }),
      announcementWithdrawn: (gone) => hear({ gone }),
      acknowledged: ({ announcementId, at }) =>
        change(announcementId, (it) => ({ ...it, acknowledgedAt: at })),
      acknowledgementLost: (announcementId) =>
        change(announcementId, ({ acknowledgedAt: _lost, ...it }) => it),
      guestChanged: () => set(NOTHING),
    };
  });
}

function withHeard(announcements: AnnouncementsFacts['announcements'], heard: Heard) {
  if ('told' in heard) {
    const { told } = heard;
    const known = announcements[told.announcementId];
    // The text of an announcement never changes, and the known copy is in the guest's language, so only the
    // acknowledgement is merged.
    const { acknowledgedAt = known?.acknowledgedAt } = told;
    const merged = { ...(known ?? told), ...(acknowledgedAt !== undefined && { acknowledgedAt }) };
    return { ...announcements, [told.announcementId]: merged };
  }
  const { [heard.gone]: _gone, ...others } = announcements;
  return others;
}
