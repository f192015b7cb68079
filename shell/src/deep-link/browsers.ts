/** Apps that show pages within themselves, where a link to the hotel's app would open in the wrong app or not at all. */
const FOREIGN_APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|Pinterest|TikTok|musical_ly|BytedanceWebview|GSA|LinkedInApp|Twitter|WhatsApp|KAKAOTALK|NAVER)/i;
const IOS = /\b(iPhone|iPad|iPod)\b/;
const OTHER_IOS_BROWSERS = /\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|Ddg|YaBrowser|Brave|Focus|Coast)\b/;

/** Whether a page with this user agent is shown within another app instead of a browser. */
export function isForeignApp(userAgent: string): boolean {
  if (FOREIGN_APPS.test(userAgent)) return true;
  // A web view of Android names itself; one of iOS has no `Safari`, which every browser there has.
  return /\bAndroid\b.*; wv\)/.test(userAgent) || (IOS.test(userAgent) && !/\bSafari\//.test(userAgent));
}

export const isIosSafari = (userAgent: string): boolean =>
  IOS.test(userAgent) &&
  /\bVersion\/[\d.]+.*\bSafari\//.test(userAgent) &&
  !OTHER_IOS_BROWSERS.test(userAgent);
