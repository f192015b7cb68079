import { isForeignApp, isIosSafari } from '../deep-link/browsers';

/**
 * The place of the share sheet of iOS, in which pages are put on the home screen: `menu` behind the dots of Safari 26,
 * `bottom` or `top` in the bar of an earlier Safari, `address` in other browsers, and `safari` if only Safari can.
 */
export type ShareSheet = 'menu' | 'bottom' | 'top' | 'address' | 'safari';

export interface IosInstall {
  shareSheet: ShareSheet;
  /** Whether the sheet asks if the page opens as an app. */
  asksForApp: boolean;
}

/** The first version in which other browsers than Safari can do it. */
const OTHERS_SINCE = 16.4;
/** The first version with the dots, and with the question whether the page opens as an app. */
const DOTS_SINCE = 26;

/** Returns how a page is put on the home screen of this device, or `undefined` if it is none with iOS. */
export function iosInstall({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): IosInstall | undefined {
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  const isTablet = /\biPad\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  if (!(isTablet || /\b(iPhone|iPod)\b/.test(userAgent)) || isForeignApp(userAgent)) return undefined;
  // Within another app an iPad says that it is a Mac as well, but names no browser.
  if (!/\bSafari\//.test(userAgent)) return undefined;
  const isSafari =
    isIosSafari(userAgent) || (/\bMacintosh\b/.test(userAgent) && /\bVersion\//.test(userAgent));
  const version = versionIn(userAgent);
  const asksForApp = version >= DOTS_SINCE;
  if (!isSafari) return { shareSheet: version >= OTHERS_SINCE ? 'address' : 'safari', asksForApp };
  if (isTablet) return { shareSheet: 'top', asksForApp };
  return { shareSheet: asksForApp ? 'menu' : 'bottom', asksForApp };
}

/**
 * Returns the version of iOS. Since iOS 26 the system always calls itself 18, and only Safari names the real version.
 * A browser that names neither is taken for a recent one.
 */
function versionIn(userAgent: string): number {
  const [, safari] = /\bVersion\/(\d+\.\d+)/.exec(userAgent) ?? [];
  const [, major, minor] = /\bOS (\d+)_(\d+)/.exec(userAgent) ?? [];
  if (safari) return Number(safari);
  return major ? Number(`${major}.${minor}`) : OTHERS_SINCE;
}
