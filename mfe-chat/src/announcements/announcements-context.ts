import { createContext, useContext } from 'react';
import type { Announcements } from './announcements';

const AnnouncementsContext = createContext<Announcements | null>(null);

export const AnnouncementsProvider = AnnouncementsContext.Provider;

export function useAnnouncements(): Announcements {
  const announcements = useContext(AnnouncementsContext);
  if (!announcements) throw new Error('useAnnouncements must be used inside an AnnouncementsProvider');
  return announcements;
}
