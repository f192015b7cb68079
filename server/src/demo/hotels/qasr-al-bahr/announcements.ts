import type { DemoAnnouncement } from '../../model/demo-property';

export const announcements: DemoAnnouncement[] = [
  {
    title: { ar: 'حافلة صلاة الجمعة', en: 'Friday prayers bus' },
    text: {
      ar: 'تغادر باب القبة إلى جامع قنتب 11:40 كل جمعة. تتوقف المسابح ومعظم المطاعم من 11:30 إلى 1:30.',
      en: 'It leaves the Dome Door for the Qantab mosque at 11:40 every Friday. The pools and most restaurants pause from 11:30 to 1:30.',
    },
    severity: 'info',
    hoursAgo: 70,
  },
  {
    title: { ar: 'تنظيف قناة الفلج غدًا', en: 'The falaj is cleaned tomorrow' },
    text: {
      ar: 'يغلق مسبح العائلات غدًا 4:30 عصرًا وكشك الفلج 5:00. المسبح الكبير مفتوح كالمعتاد.',
      en: 'Tomorrow the family pool closes at 4:30 pm and the pool kitchen at 5:00. The long pool is open as usual.',
    },
    severity: 'service',
    hoursAgo: 9,
    expiresInHours: 40,
  },
  {
    title: { ar: 'مقاعد على البوم', en: 'Seats on the dhow' },
    text: {
      ar: 'خلت ستة مقاعد في رحلة الغروب القادمة بعد إلغاء مجموعة. احجز من صفحة الأنشطة.',
      en: 'A group has cancelled and six seats are free on the next sunset sailing. Book on the activities page.',
    },
    severity: 'info',
    hoursAgo: 3,
    expiresInHours: 22,
  },
];
