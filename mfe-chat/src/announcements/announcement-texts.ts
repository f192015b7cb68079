import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { TextKey } from '../texts';
import type en from './locales/en.json';

/** The texts of the announcements page, which may also use those of the chat. */
export type AnnouncementTextKey = keyof typeof en | TextKey;

export const useAnnouncementText = useTexts<AnnouncementTextKey>;

export const loadAnnouncementTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "announcement-texts-[request]" */ `./locales/${lang}.json`)).default;
