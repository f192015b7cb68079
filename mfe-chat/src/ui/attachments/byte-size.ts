import type { Lang } from '@guest/shared/contracts/core/languages';
import { localeOf } from '@guest/shared/contracts/core/locale';

/** Formats a size for a language, for example "1.4 MB". */
export function byteSize(bytes: number, lang: Lang): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, bytes / 1_000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(localeOf(lang), { style: 'unit', unit, maximumFractionDigits }).format(value);
}
