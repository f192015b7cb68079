import type { Host } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';

const A_YEAR_S = 31_536_000;

/**
 * Keeps another language of the pages on this device, and for the server: the next document is in it from its first
 * byte. The hotel's own words are the server's, so the page comes anew: once the sheet in which this was chosen has
 * taken back its step in the history, which would otherwise end the loading.
 */
export function changePageLanguage({ session, lang }: Pick<Host, 'session' | 'lang'>, chosen: Lang): void {
  if (chosen === lang) return;
  session.getState().languageChosen(chosen);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `lang=${chosen}; path=/; max-age=${A_YEAR_S}; samesite=lax${secure}`;
  addEventListener('popstate', () => location.reload(), { once: true });
}
