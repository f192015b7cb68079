import { TextProvider, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { ComponentType } from 'react';
import { loadAnnouncementTexts } from './announcement-texts';
import type { Announcements } from './announcements';
import { AnnouncementsProvider } from './announcements-context';

/** Builds the announcements page with its own texts and providers, which the chat does not need. */
export async function announcementPage(
  lang: Lang,
  texts: MountedRemote['texts'],
  announcements: Announcements,
): Promise<ComponentType> {
  const [{ AnnouncementsPage }, own] = await Promise.all([
    import(/* webpackChunkName: "page-property-chat-announcements" */ './announcements-page'),
    loadAnnouncementTexts(lang),
  ]);
  const messages = { ...texts, ...own };
  return function AnnouncementPage() {
    return (
      <TextProvider lang={lang} messages={messages}>
        <AnnouncementsProvider value={announcements}>
          <AnnouncementsPage />
        </AnnouncementsProvider>
      </TextProvider>
    );
  };
}
