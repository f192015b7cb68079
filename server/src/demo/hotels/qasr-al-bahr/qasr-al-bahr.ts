import { tables } from './tables';
import type { DemoProperty } from '../../model/demo-property';
import { roomNumbers } from '../../model/room-numbers';
import { activities } from './activities';
import { alFalajPool } from './al-falaj-pool';
import { alMarsa } from './al-marsa';
import { alShira } from './al-shira';
import { announcements } from './announcements';
import { directories } from './directories';
import { guests } from './guests';
import { guidelines } from './guidelines';
import { loyalty } from './loyalty';
import { majan } from './majan';
import { posts } from './posts';
import { requestTemplates } from './request-templates';
import { roomService } from './room-service';
import { staff } from './staff';
import { suhail } from './suhail';

export const qasrAlBahr: DemoProperty = {
  slug: 'qasr-al-bahr',
  name: { ar: 'قصر البحر', en: 'Qasr Al Bahr' },
  tagline: {
    ar: 'بيت على البحر بين الجبل ومطرح',
    en: 'A house by the sea, between the mountain and Mutrah',
  },
  description: {
    ar: 'قصر أبيض عند خليج قنتب، ستة طوابق حول ساحة من أشجار الرمّان، وفلج يجري إلى المسبح ثم إلى النخيل. القوارب الخشبية عند الرصيف، واللبان عند الباب، والقهوة جاهزة في المجلس من الفجر.',
    en: 'A white palace on the bay of Qantab: six floors around a courtyard of pomegranate trees, and a falaj that runs to the pool and on to the palms. There are wooden boats at the pier, frankincense at the door, and kahwa in the majlis from dawn.',
  },
  timeZone: 'Asia/Muscat',
  currency: 'OMR',
  currencyPrecision: 3,
  languages: ['ar', 'en'],
  phone: '+968 2400 0100',
  emergencyPhone: '+968 2400 0199',
  address: {
    ar: 'طريق قنتب الساحلي 18، قنتب، مسقط 118، سلطنة عُمان',
    en: '18 Qantab Coast Road, Qantab, Muscat 118, Sultanate of Oman',
  },
  location: { lat: 23.5562, lng: 58.6348 },
  wifi: {
    ssid: 'QasrAlBahr',
    password: 'luban-suhail-24',
    note: {
      ar: 'في الغرف والحدائق والشاطئ حتى الرصيف. أربعة أجهزة لكل ضيف.',
      en: 'In the rooms, the gardens and on the beach as far as the pier. Four devices for each guest.',
    },
  },
  hero: {
    scene: 'hero-qasr-al-bahr',
    alt: {
      ar: 'قصر أبيض بقباب وأقواس على خليج فيروزي، خلفه جبال داكنة وأمامه قارب خشبي',
      en: 'A white palace of domes and arches on a turquoise bay, dark mountains behind and a dhow in front',
    },
  },
  theme: { accentHue: 185, accentChroma: 0.1, face: 'cormorant', radius: 20 },
  staffHours: {
    weekly: [
      { days: [6, 7, 1, 2, 3, 4], intervals: [{ from: '07:00', to: '00:00' }] },
      {
        days: [5],
        intervals: [
          { from: '07:00', to: '11:30', label: { ar: 'قبل صلاة الجمعة', en: 'Before Friday prayers' } },
          { from: '13:30', to: '01:00', label: { ar: 'بعد صلاة الجمعة', en: 'After Friday prayers' } },
        ],
      },
    ],
    exceptions: [
      {
        inDays: 4,
        intervals: [{ from: '08:30', to: '00:00' }],
        label: { ar: 'بعد صلاة الاستسقاء', en: 'After the prayer for rain' },
      },
    ],
  },
  expectedReplyMinutes: 8,
  guestToGuest: 'requests',
  rooms: [101, 201, 301, 401]
    .flatMap((first) => roomNumbers(first, first + 29))
    .concat(roomNumbers(501, 503), '601'),
  checkInFrom: '15:00',
  checkOutUntil: '12:00',
  guidelines,
  policiesIn: 'your-stay',
  cancelText: {
    ar: 'يمكنك إلغاء حجزك من التطبيق حتى الموعد المذكور فيه بلا رسوم. بعد ذلك اطلب 4، وسنبذل ما نستطيع.',
    en: 'You can cancel in the app, free of charge, until the time shown on your booking. After that dial 4 and we will do what we can.',
  },
  directories,
  // 5 % VAT, 5 % municipality tax and 4 % tourism tax.
  ordering: { taxRate: 14_000, alcoholAge: 21 },
  outlets: [majan, alShira, suhail, alMarsa, alFalajPool, roomService],
  tables,
  activities,
  staff,
  guests,
  posts,
  announcements,
  groups: [{ key: 'wedding', name: 'عرس ليلى وحمد', code: 'demo-wedding-at-qasr-al-bahr' }],
  requestTemplates,
  loyalty,
};
