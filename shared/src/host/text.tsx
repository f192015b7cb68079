import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { createContext, use, useMemo, type ReactNode } from 'react';

const TextContext = createContext<I18n | null>(null);

/**
 * Provides the texts of one package to its components, so that two versions of a package never mix their
 * texts.
 */
export function TextProvider(props: { lang: string; messages: Messages; children: ReactNode }) {
  const { lang, messages, children } = props;
  const i18n = useMemo(() => setupI18n({ locale: lang, messages: { [lang]: messages } }), [lang, messages]);
  return <TextContext value={i18n}>{children}</TextContext>;
}

export type TextOf<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** Returns the texts of the surrounding package. `Key` is the English text, as in the package's catalogs. */
export function useTexts<Key extends string>(): TextOf<Key> {
  const i18n = use(TextContext);
  if (!i18n) throw new Error('useTexts requires a TextProvider above the component');
  return (key, values) => i18n._(key, values);
}
