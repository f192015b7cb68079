import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/languages';
import type en from './locales/en.json';

export type AnnouncementTextKey = keyof typeof en;

export const useAnnouncementText = useTexts<AnnouncementTextKey>;

export const loadAnnouncementTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "announcement-texts-[request]" */ `./locales/${lang}.json`)).default;
