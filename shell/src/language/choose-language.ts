import type { Host } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/languages';

const A_YEAR_S = 31_536_000;

/** Keeps the guest's language on this device, and for the server: the next document is in it from its first byte. */
export function chooseLanguage({ session }: Pick<Host, 'session'>, lang: Lang): void {
  session.getState().languageChosen(lang);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `lang=${lang}; path=/; max-age=${A_YEAR_S}; samesite=lax${secure}`;
}
