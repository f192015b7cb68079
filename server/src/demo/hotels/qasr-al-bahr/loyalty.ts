import type { DemoLoyalty } from '../../model/demo-property';

export const loyalty: DemoLoyalty = {
  name: { ar: 'رفقة البحر', en: 'Companions of the Sea' },
  description: {
    ar: 'تجمع نقاطًا عن كل ليلة في القصر وعن كل ما تطلبه، وتبقى صالحة عامين.',
    en: 'Points for every night at the palace and for all you order. They stay valid for two years.',
  },
  metric: 'points',
  // One rial, about two euros and a half, gives ten points.
  rules: { periodYears: 2, pointsPerNight: 100, pointsPerUnit: 10, expireMonths: 24 },
  tiers: [
    {
      code: 'sadaf',
      name: { ar: 'صدف', en: 'Shell' },
      points: 0,
      benefits: [
        { ar: 'تمر وقهوة في الغرفة عند الوصول', en: 'Dates and kahwa in the room on arrival' },
        { ar: 'خصم 5% على حمّام اللبان', en: '5% off at the Luban Hammam' },
      ],
    },
    {
      code: 'marjan',
      name: { ar: 'مرجان', en: 'Coral' },
      points: 1_000,
      benefits: [
        { ar: 'مغادرة حتى 2:00 ظهرًا', en: 'Check-out until 2:00 pm' },
        { ar: 'خصم 10% في المطاعم', en: '10% off in the restaurants' },
        { ar: 'علبة حلوى من نزوى', en: 'A box of Nizwa halwa' },
      ],
    },
    {
      code: 'lulu',
      name: { ar: 'لؤلؤ', en: 'Pearl' },
      points: 3_000,
      benefits: [
        { ar: 'غرفة أعلى إن توفرت', en: 'A better room when one is free' },
        { ar: 'رحلة بوم لشخصين في كل إقامة', en: 'A dhow trip for two on every stay' },
        { ar: 'مغادرة حتى 4:00 عصرًا', en: 'Check-out until 4:00 pm' },
      ],
    },
    {
      code: 'suhail',
      name: { ar: 'سهيل', en: 'Suhail' },
      points: 8_000,
      benefits: [
        { ar: 'سيارة من المطار وإليه', en: 'A car to and from the airport' },
        { ar: 'مائدة محجوزة لك في شواء الجمعة', en: 'A table held for you at the Friday shuwa' },
        { ar: 'كونسيرج باسمك على هاتف مباشر', en: 'A concierge of your own, on a direct line' },
      ],
    },
  ],
};
