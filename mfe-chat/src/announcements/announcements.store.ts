import type { Announcement } from '@guest/shared/contracts/announcement/announcement.contract';
import { createStore } from 'zustand';
import type { Load } from '../model/load/load';

/** What was heard since the list was asked for, whose answer may be older. */
type Heard = { readonly told: Announcement } | { readonly gone: string };

interface AnnouncementsFacts {
  load: Load;
  /** By their ids; also those that have expired since they were told. */
  announcements: Readonly<Record<string, Announcement>>;
  heard: readonly Heard[];
}

/** What can happen to announcements, each told once it has happened. */
interface AnnouncementsEvents {
  announcementsRequested(): void;
  announcementsLoaded(announcements: readonly Announcement[]): void;
  announcementsFailed(): void;
  /** A new one, or one of which something is new. */
  announcementTold(announcement: Announcement): void;
  announcementWithdrawn(announcementId: string): void;
  /** The guest has tapped; the server is yet to say that it knows. */
  acknowledged(done: { announcementId: string; at: string }): void;
  /** The server has not heard of it, and will not. */
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
    // What is said does not change, and is known in the guest's own language; only the guest's part of it does.
    const { acknowledgedAt = known?.acknowledgedAt } = told;
    const merged = { ...(known ?? told), ...(acknowledgedAt !== undefined && { acknowledgedAt }) };
    return { ...announcements, [told.announcementId]: merged };
  }
  const { [heard.gone]: _gone, ...others } = announcements;
  return others;
}
