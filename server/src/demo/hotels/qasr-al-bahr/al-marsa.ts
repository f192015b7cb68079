import type { DemoOutlet } from '../../model/demo-property';

export const alMarsa: DemoOutlet = {
  slug: 'al-marsa',
  name: { ar: 'بار المرسى', en: 'Al Marsa Bar' },
  kind: 'bar',
  description: {
    ar: 'البار المرخّص الوحيد في القصر، بمدخل مستقل من جهة المارينا. الدخول لمن أتم الحادية والعشرين، ولا يُقدَّم الكحول خارج جدرانه.',
    en: 'The palace’s only licensed bar, with its own door on the marina side. For guests of 21 and over; alcohol is not served anywhere else in the house.',
  },
  pictures: [
    {
      scene: 'bar-counter',
      alt: {
        ar: 'بار من خشب الساج الداكن يطل على المارينا',
        en: 'A dark teak counter with the marina outside the window',
      },
    },
  ],
  cuisine: [{ ar: 'مشروبات ومقبلات', en: 'Drinks and small plates' }],
  priceLevel: 4,
  dressCode: {
    ar: 'أنيق بسيط. نرجو عدم ارتداء الزي الوطني في البار.',
    en: 'Smart casual. National dress may not be worn in the bar.',
  },
  phone: '+968 2400 0124',
  place: { ar: 'الجناح الغربي، من جهة المارينا', en: 'West wing, marina side' },
  openingHours: {
    weekly: [
      { days: [7, 1, 2, 3], intervals: [{ from: '18:00', to: '00:00' }] },
      { days: [4, 6], intervals: [{ from: '18:00', to: '01:00' }] },
      { days: [5], intervals: [{ from: '19:00', to: '01:00' }] },
    ],
    exceptions: [
      {
        inDays: 5,
        closed: true,
        label: { ar: 'مغلق لمناسبة دينية', en: 'Closed for a religious observance' },
      },
    ],
  },
  bookingMode: 'none',
  orderModes: ['table'],
  ordering: {
    slotInterval: 10,
    leadMinutes: 15,
    slotCapacityOrders: 10,
    lastOrderBeforeCloseMinutes: 30,
    maxAdvanceDays: 1,
    maxTotal: 250_000,
    paymentMethods: ['room_charge'],
    cancelMinutes: 5,
  },
  menus: [
    {
      slug: 'bar-list',
      name: { ar: 'قائمة البار', en: 'Bar list' },
      description: {
        ar: 'الأسعار شاملة رسم الخدمة والضرائب.',
        en: 'Prices include service and taxes.',
      },
      orderable: true,
      pricesIncludeTax: true,
      sections: [
        {
          name: { ar: 'نبيذ', en: 'Wine' },
          items: [
            {
              name: { ar: 'شاتو كسارا، وادي البقاع، أبيض', en: 'Château Ksara, Bekaa Valley, white' },
              price: 5500,
              allergens: ['sulphites'],
              picture: 'wine-white',
              isAlcohol: true,
              abv: 12.5,
              portions: [
                { name: { ar: 'كأس 150 مل', en: 'Glass, 150 ml' }, price: 5500 },
                { name: { ar: 'زجاجة 750 مل', en: 'Bottle, 750 ml' }, price: 25000 },
              ],
            },
            {
              name: { ar: 'ريوخا كريانثا، أحمر', en: 'Rioja Crianza, red' },
              price: 5800,
              allergens: ['sulphites'],
              mayContain: ['milk', 'eggs'],
              picture: 'wine-red',
              isAlcohol: true,
              abv: 13.5,
              portions: [
                { name: { ar: 'كأس 150 مل', en: 'Glass, 150 ml' }, price: 5800 },
                { name: { ar: 'زجاجة 750 مل', en: 'Bottle, 750 ml' }, price: 27000 },
              ],
            },
            {
              name: { ar: 'بروسيكو تريفيزو', en: 'Prosecco Treviso' },
              price: 6200,
              allergens: ['sulphites'],
              picture: 'sparkling',
              isAlcohol: true,
              abv: 11,
              portions: [
                { name: { ar: 'كأس 125 مل', en: 'Glass, 125 ml' }, price: 6200 },
                { name: { ar: 'زجاجة 750 مل', en: 'Bottle, 750 ml' }, price: 32000 },
              ],
            },
          ],
        },
        {
          name: { ar: 'كوكتيل وبيرة', en: 'Cocktails and beer' },
          items: [
            {
              name: { ar: 'جن وتونك بالليمون المجفف', en: 'Dried-lime gin and tonic' },
              price: 6500,
              allergens: [],
              isAlcohol: true,
              abv: 12,
              tags: ['popular'],
              modifierGroups: [
                {
                  name: { ar: 'التونك', en: 'Tonic' },
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: { ar: 'عادي', en: 'Classic' }, price: 0, isDefault: true },
                    { name: { ar: 'بلا سكر', en: 'Sugar free' }, price: 0 },
                    { name: { ar: 'بالزعفران', en: 'Saffron' }, price: 700 },
                  ],
                },
              ],
            },
            {
              name: { ar: 'أولد فاشند بدبس التمر', en: 'Date syrup old fashioned' },
              price: 7200,
              allergens: [],
              isAlcohol: true,
              abv: 28,
              tags: ['chef'],
            },
            {
              name: { ar: 'بيرة لاغر من البرميل', en: 'Draught lager' },
              price: 3800,
              allergens: ['gluten'],
              picture: 'beer',
              isAlcohol: true,
              abv: 4.8,
              portions: [
                { name: { ar: '300 مل', en: '300 ml' }, price: 3800 },
                { name: { ar: '500 مل', en: '500 ml' }, price: 5400 },
              ],
            },
            {
              name: { ar: 'بيرة بلا كحول', en: 'Alcohol-free beer' },
              price: 2800,
              allergens: ['gluten'],
              picture: 'beer',
              abv: 0,
            },
          ],
        },
        {
          name: { ar: 'على البار', en: 'At the counter' },
          items: [
            {
              name: { ar: 'مكسرات محمّصة بالليمون المجفف', en: 'Nuts roasted with dried lime' },
              price: 2200,
              allergens: ['nuts', 'peanuts'],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free'],
            },
            {
              name: { ar: 'طبق أجبان', en: 'Cheese plate' },
              price: 6400,
              picture: 'cheese',
              dietary: ['vegetarian'],
              stockStatus: 'sold_out',
            },
          ],
        },
      ],
    },
  ],
};
