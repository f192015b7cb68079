import type { Host } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';

const A_YEAR_S = 31_536_000;

/**
 * Saves a different language of the interface on this device and in a cookie for the server, so that the next
 * document is rendered in it. The page is reloaded because the hotel's content comes from the server. The
 * reload waits until the sheet has gone back in the history, which would otherwise cancel it.
 */
export function changePageLanguage({ session, lang }: Pick<Host, 'session' | 'lang'>, chosen: Lang): void {
  if (chosen === lang) return;
  session.getState().languageChosen(chosen);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `lang=${chosen}; path=/; max-age=${A_YEAR_S}; samesite=lax${secure}`;
  addEventListener('popstate', () => location.reload(), { once: true });
}
