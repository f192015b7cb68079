import { useHost, type TextOf } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { setupI18n, type Messages } from '@lingui/core';
import { useMemo } from 'react';

/**
 * Creates a hook for a catalog that contains all languages in the chunk of its feature. It is used where
 * nothing more can be loaded, or where a chunk per language would add its name and hash to every page.
 */
export function createTextHook<Key extends string>(messages: Record<Lang, Messages>): () => TextOf<Key> {
  return function useBundledText() {
    const { lang } = useHost();
    const i18n = useMemo(() => setupI18n({ locale: lang, messages }), [lang]);
    return (key, values) => i18n._(key, values);
  };
}
