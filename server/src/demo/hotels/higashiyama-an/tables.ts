import type { DemoTables } from '../../model/demo-property';
import { t } from './text';

export const tables: DemoTables[] = [
  {
    outletSlug: 'tsuki-no-ma',
    rules: {
      partyMax: 6,
      leadMinutes: 240,
      cancelCutoffMinutes: 1_440,
      modifyCutoffMinutes: 1_440,
      approvalTimeoutMinutes: 120,
      durationByParty: [{ upTo: 99, minutes: 150 }],
      deposit: { perPerson: 3_000, refundableUntilMinutes: 1_440 },
      questions: [
        {
          key: 'dislikes',
          label: t('苦手な食材はございますか', 'Is there anything you would rather not eat?'),
          required: false,
        },
      ],
      text: t(
        '十八時に皆様ご一緒にお席へご案内いたします。お献立は前日に整えますため、変更は前日までにお願いいたします。',
        'Everyone is seated together at six. The menu is composed the day before; please change or cancel by then.',
      ),
    },
    bookableHours: { weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '18:00', to: '18:15' }] }] },
    mostParties: 8,
    mostCovers: 24,
    areas: [
      {
        key: 'garden',
        name: t('庭に面した座敷', 'Tatami facing the garden'),
        isAccessible: false,
        tables: [
          { seats: 2, names: ['月一', '月二', '月三'] },
          { seats: 4, names: ['月四', '月五'] },
        ],
      },
      {
        key: 'chairs',
        name: t('椅子席', 'Tables with chairs'),
        isAccessible: true,
        tables: [
          { seats: 2, names: ['椅一', '椅二'] },
          { seats: 6, names: ['椅三'] },
        ],
      },
    ],
  },
  {
    outletSlug: 'bar-shigure',
    rules: {
      partyMax: 4,
      lastSeatingMinutes: 60,
      approvalTimeoutMinutes: 30,
      durationByParty: [{ upTo: 99, minutes: 90 }],
      text: t(
        'カウンター八席の小さなバーです。お時間になりましたらお部屋へお迎えにあがります。',
        'A small bar of eight seats. We come to your room when yours is ready.',
      ),
    },
    mostParties: 2,
    mostCovers: 6,
    areas: [
      {
        key: 'counter',
        name: t('カウンター', 'Counter'),
        isAccessible: true,
        tables: [{ seats: 2, names: ['一', '二', '三', '四'] }],
      },
      {
        key: 'alcove',
        name: t('小上がり', 'Alcove'),
        isAccessible: false,
        tables: [{ seats: 4, names: ['五'] }],
      },
    ],
  },
  {
    outletSlug: 'sabo-koke',
    rules: {
      partyMax: 4,
      slotInterval: 30,
      lastSeatingMinutes: 60,
      durationByParty: [{ upTo: 99, minutes: 60 }],
      text: t(
        '苔庭の見えるお席は、晴れた日のみご用意いたします。',
        'Seats on the moss garden are laid on dry days only.',
      ),
    },
    mostParties: 3,
    mostCovers: 8,
    areas: [
      {
        key: 'room',
        name: t('茶房', 'Tea room'),
        isAccessible: true,
        tables: [{ seats: 2, names: ['壱', '弐', '参'] }],
      },
      {
        key: 'veranda',
        name: t('苔庭の縁側', 'Veranda on the moss garden'),
        isAccessible: false,
        tables: [{ seats: 4, names: ['縁一', '縁二'] }],
      },
    ],
  },
];
