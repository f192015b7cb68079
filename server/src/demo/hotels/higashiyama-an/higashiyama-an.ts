import { tables } from './tables';
import type { DemoProperty } from '../../model/demo-property';
import { roomNumbers } from '../../model/room-numbers';
import { activities } from './activities';
import { announcements } from './announcements';
import { barShigure } from './bar-shigure';
import { chobaNoTana } from './choba-no-tana';
import { directories } from './directories';
import { guests } from './guests';
import { guidelines } from './guidelines';
import { heyaShoku } from './heya-shoku';
import { loyalty } from './loyalty';
import { okudo } from './okudo';
import { posts } from './posts';
import { requestTemplates } from './request-templates';
import { saboKoke } from './sabo-koke';
import { staff } from './staff';
import { t } from './text';
import { tsukiNoMa } from './tsuki-no-ma';

export const higashiyamaAn: DemoProperty = {
  slug: 'higashiyama-an',
  name: t('東山庵', 'Higashiyama An'),
  tagline: t('十二の部屋と、苔の庭', 'Twelve rooms and a garden of moss'),
  description: t(
    '高台寺の下、下河原の路地の奥。明治の陶工の家を受け継いだ、十二室の小さな宿です。十八時に皆さまでひとつの卓を囲み、夜は土蔵の酒場に灯りがともります。',
    'At the end of a lane below Kodai-ji, in a potter’s house of 1905: twelve rooms around a garden of moss. At six everyone sits down at one table; later a lamp is lit in the old storehouse.',
  ),
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  currencyPrecision: 0,
  languages: ['ja', 'en'],
  phone: '+81 75 055 0140',
  emergencyPhone: '119',
  address: t(
    '〒605-0825 京都府京都市東山区下河原町 路地奥',
    'Shimogawara-cho, Higashiyama-ku, Kyoto 605-0825, Japan',
  ),
  location: { lat: 35.0009, lng: 135.7794 },
  wifi: {
    ssid: 'higashiyama-an',
    password: 'koke-no-niwa-12',
    note: t(
      '土蔵の酒場では、厚い壁のため届きにくうございます。',
      'In the bar, the storehouse walls are too thick for it.',
    ),
  },
  hero: {
    scene: 'hero-higashiyama-an',
    alt: t(
      '苔庭を囲む木の家と、その向こうの東山',
      'A wooden house around a moss garden, the hills of Higashiyama behind it',
    ),
  },
  theme: { accentHue: 140, accentChroma: 0.11, face: 'ysabeau', radius: 6 },
  staffHours: {
    weekly: [
      {
        days: [1, 2, 3, 4, 5, 6, 7],
        intervals: [{ from: '07:00', to: '23:00', label: t('帳場', 'Front desk') }],
      },
    ],
  },
  expectedReplyMinutes: 10,
  guestToGuest: 'requests',
  // No room's number has a four.
  rooms: [101, 201].flatMap((first) => [
    ...roomNumbers(first, first + 2),
    ...roomNumbers(first + 4, first + 6),
  ]),
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  guidelines,
  policiesIn: 'good-to-know',
  cancelText: t(
    '夕食のお席は前日の二十一時まで、お代なしでお取り消しいただけます。板場が仕入れに参りますので、その後は半額を頂戴いたします。',
    'A place at dinner can be cancelled without charge until nine the evening before. After that the kitchen has been to market, and we charge half.',
  ),
  directories,
  // Tipping is not customary in Japan.
  ordering: { taxRate: 10_000, alcoholAge: 20, tipPresets: [] },
  outlets: [tsukiNoMa, okudo, saboKoke, barShigure, heyaShoku, chobaNoTana],
  tables,
  activities,
  staff,
  guests,
  posts,
  announcements,
  groups: [{ key: 'zazen', name: '朝の坐禅の会', code: 'demo-morning-zazen-higashiyama' }],
  requestTemplates,
  loyalty,
};
