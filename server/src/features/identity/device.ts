/** Browser and system of a device as proper names, which need no translation. */
export interface Device {
  browser?: string | null;
  system?: string | null;
}

/** The first match counts, because most user agents also name other browsers. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
];
/** Longer than the user agent of any real browser. */
const MAX_LENGTH = 400;

export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  const named = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(text))?.[1] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
