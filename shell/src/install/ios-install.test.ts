import { expect, test } from 'vitest';
import { iosInstall } from './ios-install';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS';
const KIT = 'like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'an iPhone with Safari 26, which calls its system 18.6',
    `${IPHONE} 18_6 ${KIT} Version/26.0 Mobile/15E148 Safari/604.1`,
    5,
    { shareSheet: 'menu', asksForApp: true },
  ],
  [
    'an iPhone with Safari 18',
    `${IPHONE} 18_5 ${KIT} Version/18.5 Mobile/15E148 Safari/604.1`,
    5,
    { shareSheet: 'bottom', asksForApp: false },
  ],
  [
    'an iPad, which says that it is a Mac',
    `${MAC} Version/18.3 Safari/605.1.15`,
    5,
    { shareSheet: 'top', asksForApp: false },
  ],
  [
    'Chrome on iOS 17',
    `${IPHONE} 17_4 ${KIT} CriOS/137.0.7151.79 Mobile/15E148 Safari/604.1`,
    5,
    { shareSheet: 'address', asksForApp: false },
  ],
  [
    'Chrome on iOS 16.3, which cannot do it',
    `${IPHONE} 16_3 ${KIT} CriOS/111.0.5563.54 Mobile/15E148 Safari/604.1`,
    5,
    { shareSheet: 'safari', asksForApp: false },
  ],
  [
    'an iPhone with Safari 16.3',
    `${IPHONE} 16_3_1 ${KIT} Version/16.3 Mobile/15E148 Safari/604.1`,
    5,
    { shareSheet: 'bottom', asksForApp: false },
  ],
  [
    'Chrome on iOS 16.4, the first version in which it can do it',
    `${IPHONE} 16_4 ${KIT} CriOS/112.0.5615.46 Mobile/15E148 Safari/604.1`,
    5,
    { shareSheet: 'address', asksForApp: false },
  ],
  [
    'Firefox on iOS 18',
    `${IPHONE} 18_5 ${KIT} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`,
    5,
    { shareSheet: 'address', asksForApp: false },
  ],
  [
    'DuckDuckGo on iOS 16.3, which names the version of Safari and cannot do it',
    `${IPHONE} 16_3 ${KIT} Version/16.3 Mobile/15E148 Safari/604.1 Ddg/16.3`,
    5,
    { shareSheet: 'safari', asksForApp: false },
  ],
  ['a page within another app on an iPad', MAC, 5, undefined],
  [
    'a page within the app of Google',
    `${IPHONE} 18_5 ${KIT} GSA/370.0.770000000 Mobile/15E148 Safari/604.1`,
    5,
    undefined,
  ],
  ['a page within Instagram', `${IPHONE} 18_5 ${KIT} Mobile/22F76 Instagram 382.0.0.20.84`, 5, undefined],
  [
    'a page within Instagram, which names Safari',
    `${IPHONE} 18_5 ${KIT} Mobile/15E148 Instagram 382.0.0.20.84 (iPhone16,1; iOS 18_5; en_GB; en-GB; scale=3.00; 1179x2556; 731590291; IABMV/1) NW/3 Safari/604.1`,
    5,
    undefined,
  ],
  [
    'a page within Facebook',
    `${IPHONE} 18_5 ${KIT} Mobile/22F76 Safari/604.1 [FBAN/FBIOS;FBAV/514.0.0.40.102;FBBV/728911327;FBDV/iPhone16,1;FBMD/iPhone;FBSN/iOS;FBSV/18.5;FBSS/3;FBCR/;FBID/phone;FBLC/en_GB;FBOP/80]`,
    5,
    undefined,
  ],
  [
    'a page within WeChat',
    `${IPHONE} 18_5 ${KIT} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/zh_CN`,
    5,
    undefined,
  ],
  ['a page within Line', `${IPHONE} 18_5 ${KIT} Mobile/15E148 Safari Line/15.9.0`, 5, undefined],
  [
    'a page within the app of Naver, which says that it is Safari',
    `${IPHONE} 18_5 ${KIT} Version/18.5 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.13.0; 15PRO)`,
    5,
    undefined,
  ],
  ['a Mac', `${MAC} Version/18.3 Safari/605.1.15`, 0, undefined],
  [
    'a phone with Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
    5,
    undefined,
  ],
])('%s', (_device, userAgent, maxTouchPoints, expected) => {
  expect(iosInstall({ userAgent, maxTouchPoints })).toEqual(expected);
});
