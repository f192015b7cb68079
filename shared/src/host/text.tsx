import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { createContext, use, useMemo, type ReactNode } from 'react';

const TextContext = createContext<I18n | null>(null);

/** Gives the parts below the texts of their own package, so that two versions of one package cannot mix theirs. */
export function TextProvider(props: { lang: string; messages: Messages; children: ReactNode }) {
  const { lang, messages, children } = props;
  const i18n = useMemo(() => setupI18n({ locale: lang, messages: { [lang]: messages } }), [lang, messages]);
  return <TextContext value={i18n}>{children}</TextContext>;
}

export type TextOf<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** The texts around this component; `Key` is the English text, as the package's catalogs have it. */
export function useTexts<Key extends string>(): TextOf<Key> {
  const i18n = use(TextContext);
  if (!i18n) throw new Error('There is no TextProvider above this component');
  return (key, values) => i18n._(key, values);
}
