import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { TextKey } from '../texts';
import type en from './locales/en.json';

/** A text of the page of announcements, which has those of the chat at hand as well. */
export type AnnouncementTextKey = keyof typeof en | TextKey;

export const useAnnouncementText = useTexts<AnnouncementTextKey>;

export const loadAnnouncementTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "announcement-texts-[request]" */ `./locales/${lang}.json`)).default;
