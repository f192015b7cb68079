import type { DemoTables } from '../../model/demo-property';

export const tables: DemoTables[] = [
  {
    outletSlug: 'majan',
    rules: {
      partyMax: 10,
      durationByParty: [
        { upTo: 2, minutes: 90 },
        { upTo: 6, minutes: 120 },
        { upTo: 99, minutes: 150 },
      ],
      text: {
        ar: 'نحجز الطاولة ربع ساعة بعد الموعد. للمجموعات الأكبر راسلونا ونرتّب لكم مجلسًا.',
        en: 'We keep your table for a quarter of an hour. For larger parties, write to us and we set a majlis for you.',
      },
    },
    mostParties: 8,
    mostCovers: 32,
    areas: [
      {
        key: 'hall',
        name: { ar: 'القاعة', en: 'The hall' },
        isAccessible: true,
        tables: [
          { seats: 2, names: ['1', '2', '3', '4'] },
          { seats: 4, names: ['5', '6', '7', '8', '9'] },
          { seats: 6, names: ['10', '11'] },
        ],
      },
      {
        key: 'majlis',
        name: { ar: 'المجلس العائلي', en: 'Family majlis' },
        isAccessible: true,
        tables: [
          { seats: 6, names: ['م1', 'م2'] },
          { seats: 10, names: ['م3'] },
        ],
      },
    ],
  },
  {
    outletSlug: 'al-shira',
    rules: {
      partyMax: 8,
      leadMinutes: 120,
      approvalTimeoutMinutes: 60,
      cancelCutoffMinutes: 240,
      modifyCutoffMinutes: 240,
      text: {
        ar: 'الطاولات على سطح الشراع تُرتَّب بحسب الريح، ويؤكّد لكم فريقنا الحجز خلال ساعة.',
        en: 'The deck is laid by the wind of the day; our team confirms within the hour.',
      },
    },
    mostParties: 5,
    mostCovers: 20,
    areas: [
      {
        key: 'deck',
        name: { ar: 'السطح فوق البحر', en: 'Deck above the sea' },
        isAccessible: false,
        tables: [
          { seats: 2, names: ['ش1', 'ش2', 'ش3', 'ش4'] },
          { seats: 4, names: ['ش5', 'ش6'] },
        ],
      },
      {
        key: 'lee',
        name: { ar: 'الجلسة المحميّة من الريح', en: 'Out of the wind' },
        isAccessible: true,
        tables: [
          { seats: 4, names: ['ج1', 'ج2'] },
          { seats: 8, names: ['ج3'] },
        ],
      },
    ],
  },
  {
    outletSlug: 'suhail',
    rules: {
      partyMax: 6,
      durationByParty: [{ upTo: 99, minutes: 120 }],
      lastSeatingMinutes: 60,
      text: {
        ar: 'السطح للضيوف من عمر ستة عشر عامًا بعد التاسعة مساءً.',
        en: 'After nine in the evening the roof is for guests of sixteen and over.',
      },
    },
    mostParties: 4,
    mostCovers: 16,
    areas: [
      {
        key: 'roof',
        name: { ar: 'السطح تحت النجوم', en: 'Roof under the stars' },
        isAccessible: false,
        tables: [
          { seats: 2, names: ['س1', 'س2', 'س3'] },
          { seats: 6, names: ['س4'] },
        ],
      },
      {
        key: 'lounge',
        name: { ar: 'الصالة', en: 'Lounge' },
        isAccessible: true,
        tables: [{ seats: 4, names: ['ص1', 'ص2', 'ص3'] }],
      },
    ],
  },
];
