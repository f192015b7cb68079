import { expect, test } from '../../test';

/** Formats samples in every language of the interface and every currency of the hotels. */
function everyFormat(): Record<string, string> {
  const locales = ['en-GB', 'es-ES', 'fr-FR', 'ja-JP', 'ar-u-nu-latn-ca-gregory'];
  const dates: Intl.DateTimeFormatOptions[] = [
    { weekday: 'long', day: 'numeric', month: 'long' },
    { weekday: 'short', day: 'numeric' },
    { day: 'numeric', month: 'long', year: 'numeric' },
    { dateStyle: 'medium', timeStyle: 'short' },
  ];
  const digits = { EUR: 2, OMR: 3, JPY: 0 };
  const written: Record<string, string> = {};
  for (const locale of locales) {
    for (let day = 0; day < 366; day += 3) {
      const at = Date.UTC(2026, 0, 1 + day, 12);
      for (const options of dates) {
        const name = `${locale} ${JSON.stringify(options)} ${day}`;
        written[name] = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
      }
    }
    for (const [currency, minimumFractionDigits] of Object.entries(digits)) {
      const money = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits,
        maximumFractionDigits: minimumFractionDigits,
      });
      for (const amount of [0, 1, -3, 12.5, 1234.5]) {
        written[`${locale} ${currency} ${amount}`] = money.format(amount);
      }
    }
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    for (const days of [-1, 0, 1]) written[`${locale} ${days} d`] = relative.format(days, 'day');
    for (const lang of ['en', 'es', 'fr', 'ja', 'ar']) written[`${locale} ${lang}`] = names.of(lang) ?? '';
    const plural = new Intl.PluralRules(locale);
    for (let n = 0; n < 130; n++) written[`${locale} ${n}`] = plural.select(n);
  }
  return written;
}

test('server and browser format dates, money and plurals alike', async ({ page }) => {
  await page.goto('/healthcheck');

  expect(await page.evaluate(everyFormat)).toEqual(everyFormat());
});
