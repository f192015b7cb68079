import type { Text } from '../../model/demo-property';

/** One text in the three languages of Casa Miramar, in their order. */
export const t = (en: string, es: string, fr: string): Text => ({ en, es, fr });

export const everyDay = [1, 2, 3, 4, 5, 6, 7];
