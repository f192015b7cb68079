import type { DemoLoyalty } from '../../model/demo-property';

export const loyalty: DemoLoyalty = {
  name: { ar: 'رفقة البحر', en: 'Companions of the Sea' },
  description: {
    ar: 'تُحسب لياليك في القصر على مدى عامين، وترتقي من ليلة الوصول التالية.',
    en: 'We count your nights at the palace over two years; you move up from your next arrival.',
  },
  tiers: [
    {
      code: 'sadaf',
      name: { ar: 'صدف', en: 'Shell' },
      nights: 0,
      benefits: [
        { ar: 'تمر وقهوة في الغرفة عند الوصول', en: 'Dates and kahwa in the room on arrival' },
        { ar: 'خصم 5% على حمّام اللبان', en: '5% off at the Luban Hammam' },
      ],
    },
    {
      code: 'marjan',
      name: { ar: 'مرجان', en: 'Coral' },
      nights: 5,
      benefits: [
        { ar: 'مغادرة حتى 2:00 ظهرًا', en: 'Check-out until 2:00 pm' },
        { ar: 'خصم 10% في المطاعم', en: '10% off in the restaurants' },
        { ar: 'علبة حلوى من نزوى', en: 'A box of Nizwa halwa' },
      ],
    },
    {
      code: 'lulu',
      name: { ar: 'لؤلؤ', en: 'Pearl' },
      nights: 15,
      benefits: [
        { ar: 'غرفة أعلى إن توفرت', en: 'A better room when one is free' },
        { ar: 'رحلة بوم لشخصين في كل إقامة', en: 'A dhow trip for two on every stay' },
        { ar: 'مغادرة حتى 4:00 عصرًا', en: 'Check-out until 4:00 pm' },
      ],
    },
    {
      code: 'suhail',
      name: { ar: 'سهيل', en: 'Suhail' },
      nights: 40,
      benefits: [
        { ar: 'سيارة من المطار وإليه', en: 'A car to and from the airport' },
        { ar: 'مائدة محجوزة لك في شواء الجمعة', en: 'A table held for you at the Friday shuwa' },
        { ar: 'كونسيرج باسمك على هاتف مباشر', en: 'A concierge of your own, on a direct line' },
      ],
    },
  ],
};
