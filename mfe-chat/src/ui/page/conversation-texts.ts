import type { MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { loadTexts } from '../../texts';

/** Loads the texts of the conversations, which anonymous visitors hardly need. */
export async function loadConversationTexts(lang: Lang): Promise<MountedRemote['texts']> {
  const [texts, own] = await Promise.all([
    loadTexts(lang),
    import(/* webpackChunkName: "talk-texts-[request]" */ `./locales/${lang}.json`),
  ]);
  return { ...texts, ...own.default };
}
