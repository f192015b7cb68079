import { useTexts } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { Messages } from '@lingui/core';
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';

/** All five languages are bundled together because no guest loads this page. */
export const kitTexts: Record<Lang, Messages> = { ar, en, es, fr, ja };

export const useKitText = useTexts<keyof typeof en>;
