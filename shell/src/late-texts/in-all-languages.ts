import { useHost, type TextOf } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { setupI18n, type Messages } from '@lingui/core';
import { useMemo } from 'react';

/**
 * The hook of a catalog that comes with all its languages, in the chunk of what it is for: where nothing more may come, or
 * where a chunk for each language would cost every page its name and its hash.
 */
export function inAllLanguages<Key extends string>(messages: Record<Lang, Messages>): () => TextOf<Key> {
  return function useTextOfAll() {
    const { lang } = useHost();
    const i18n = useMemo(() => setupI18n({ locale: lang, messages }), [lang]);
    return (key, values) => i18n._(key, values);
  };
}
