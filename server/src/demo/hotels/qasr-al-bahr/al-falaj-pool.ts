import type { DemoModifierGroup, DemoOutlet } from '../../model/demo-property';

const burgerSide: DemoModifierGroup = {
  name: { ar: 'اجعلها وجبة', en: 'Make it a meal' },
  min: 0,
  max: 1,
  display: 'checkbox',
  modifiers: [
    {
      name: { ar: 'مع بطاطس ومشروب', en: 'With chips and a drink' },
      price: 1800,
      modifierGroups: [
        {
          name: { ar: 'المشروب', en: 'Drink' },
          min: 1,
          max: 1,
          display: 'radio',
          modifiers: [
            { name: { ar: 'ليمون ونعناع', en: 'Lime and mint' }, price: 0, isDefault: true },
            { name: { ar: 'ماء', en: 'Water' }, price: 0 },
            { name: { ar: 'عصير مانجو', en: 'Mango juice' }, price: 500 },
          ],
        },
      ],
    },
  ],
};

export const alFalajPool: DemoOutlet = {
  slug: 'al-falaj-pool',
  name: { ar: 'كشك الفلج', en: 'Al Falaj Pool Kitchen' },
  kind: 'pool',
  description: {
    ar: 'نأتيك بطلبك حيث أنت: اكتب رقم الكرسي أو الخيمة المدوّن على اللوحة النحاسية. يقع الكشك بين المسبح الكبير ومسبح العائلات.',
    en: 'We bring it to where you lie: give the number on the brass plate of your lounger or cabana. The kitchen is between the long pool and the family pool.',
  },
  pictures: [
    {
      scene: 'pool',
      alt: {
        ar: 'مسبح طويل تجري إليه قناة فلج بين النخيل',
        en: 'A long pool fed by a falaj channel between date palms',
      },
    },
  ],
  cuisine: [
    { ar: 'وجبات خفيفة', en: 'Light meals' },
    { ar: 'عصائر ومثلجات', en: 'Juices and ices' },
  ],
  priceLevel: 2,
  phone: '+968 2400 0125',
  place: { ar: 'حديقة النخيل، بين المسبحين', en: 'Palm garden, between the two pools' },
  openingHours: {
    weekly: [
      { days: [6, 7, 1, 2, 3, 4], intervals: [{ from: '09:00', to: '19:00' }] },
      {
        days: [5],
        intervals: [
          { from: '08:30', to: '11:30', label: { ar: 'قبل صلاة الجمعة', en: 'Before Friday prayers' } },
          { from: '13:30', to: '20:00', label: { ar: 'بعد صلاة الجمعة', en: 'After Friday prayers' } },
        ],
      },
    ],
    exceptions: [
      {
        inDays: 1,
        intervals: [
          { from: '09:00', to: '12:00' },
          { from: '13:00', to: '17:00' },
        ],
        label: {
          ar: 'وقفة لصلاة الظهر وإغلاق مبكر لتنظيف القناة',
          en: 'A pause for Dhuhr prayer, and an early close to clean the channel',
        },
      },
    ],
  },
  bookingMode: 'none',
  orderModes: ['location', 'pickup'],
  ordering: {
    slotInterval: 10,
    leadMinutes: 20,
    slotCapacityOrders: 12,
    maxAdvanceDays: 1,
    minTotal: 2_000,
    cancelMinutes: 5,
  },
  menus: [
    {
      slug: 'by-the-water',
      name: { ar: 'عند الماء', en: 'By the water' },
      orderable: true,
      pricesIncludeTax: true,
      sections: [
        {
          name: { ar: 'وجبات', en: 'Plates' },
          items: [
            {
              name: { ar: 'برغر جمل', en: 'Camel burger' },
              description: {
                ar: 'لحم جمل حلال بصلصة التمر وجبن أبيض.',
                en: 'Halal camel with date relish and white cheese.',
              },
              price: 5500,
              allergens: ['gluten', 'milk', 'eggs', 'sesame', 'mustard'],
              dietary: ['halal'],
              picture: 'burger',
              tags: ['popular'],
              modifierGroups: [
                {
                  name: { ar: 'عدّل', en: 'Change it' },
                  min: 0,
                  max: 3,
                  display: 'checkbox',
                  modifiers: [
                    { name: { ar: 'بلا جبن', en: 'No cheese' }, price: 0, removesAllergens: ['milk'] },
                    { name: { ar: 'بلا بصل', en: 'No onion' }, price: 0 },
                    { name: { ar: 'قطعة لحم ثانية', en: 'Second patty' }, price: 2000, allergens: [] },
                  ],
                },
                burgerSide,
              ],
            },
            {
              name: { ar: 'ساندويتش هامور مقرمش', en: 'Crisp hamour sandwich' },
              price: 4800,
              allergens: ['gluten', 'fish', 'eggs'],
              dietary: ['halal'],
              modifierGroups: [burgerSide],
            },
            {
              name: { ar: 'لفّة فلافل', en: 'Falafel wrap' },
              price: 3200,
              allergens: ['gluten', 'sesame'],
              dietary: ['vegan', 'vegetarian', 'halal'],
              modifierGroups: [burgerSide],
            },
            {
              name: { ar: 'سلطة سيزر', en: 'Caesar salad' },
              price: 4200,
              allergens: ['gluten', 'milk', 'eggs', 'fish', 'mustard'],
              dietary: ['halal'],
              modifierGroups: [
                {
                  name: { ar: 'أضف', en: 'Add' },
                  min: 0,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: { ar: 'دجاج مشوي', en: 'Grilled chicken' }, price: 1400, allergens: [] },
                    { name: { ar: 'روبيان', en: 'Prawns' }, price: 2200, allergens: ['crustaceans'] },
                  ],
                },
              ],
            },
            {
              name: { ar: 'بيتزا من فرن الحطب', en: 'Wood-oven pizza' },
              price: 4600,
              availability: {
                weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '14:00', to: '18:30' }] }],
              },
              allergens: ['gluten', 'milk'],
              dietary: ['vegetarian', 'halal'],
              picture: 'pizza',
              portions: [
                { name: { ar: 'صغيرة', en: 'Small' }, price: 4600 },
                { name: { ar: 'كبيرة', en: 'Large' }, price: 6800 },
              ],
              modifierGroups: [
                {
                  name: { ar: 'فوقها', en: 'Toppings' },
                  min: 0,
                  max: 4,
                  freeCount: 1,
                  display: 'checkbox',
                  modifiers: [
                    { name: { ar: 'زيتون', en: 'Olives' }, price: 500, allergens: [] },
                    { name: { ar: 'فطر', en: 'Mushrooms' }, price: 500, allergens: [] },
                    { name: { ar: 'بسطرمة بقر حلال', en: 'Halal beef pastrami' }, price: 1200 },
                    { name: { ar: 'جبن حلّوم', en: 'Halloumi' }, price: 900, allergens: ['milk'] },
                  ],
                },
              ],
            },
            {
              name: { ar: 'بطاطس بالليمون المجفف', en: 'Chips with dried-lime salt' },
              price: 1900,
              allergens: [],
              mayContain: ['gluten', 'fish'],
              dietary: ['vegan', 'vegetarian', 'halal'],
            },
          ],
        },
        {
          name: { ar: 'بارد', en: 'Cold' },
          items: [
            {
              name: { ar: 'ماء جوز الهند', en: 'Coconut water' },
              price: 2400,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free', 'lactose_free'],
            },
            {
              name: { ar: 'بطيخ معصور بالنعناع', en: 'Pressed watermelon and mint' },
              price: 2200,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free', 'lactose_free', 'nut_free'],
              tags: ['popular'],
              portions: [
                { name: { ar: 'كأس', en: 'Glass' }, price: 2200 },
                { name: { ar: 'إبريق للعائلة', en: 'Family jug' }, price: 6900 },
              ],
            },
            {
              name: { ar: 'سموذي مانجو ولبن', en: 'Mango and yoghurt smoothie' },
              price: 2900,
              allergens: ['milk'],
              dietary: ['vegetarian', 'halal', 'gluten_free', 'nut_free'],
            },
            {
              name: { ar: 'ماء', en: 'Water' },
              price: 600,
              allergens: [],
              picture: 'water',
              portions: [
                { name: { ar: '500 مل', en: '500 ml' }, price: 600 },
                { name: { ar: '1.5 لتر', en: '1.5 l' }, price: 1100 },
              ],
            },
          ],
        },
        {
          name: { ar: 'مثلجات', en: 'Ices' },
          items: [
            {
              name: { ar: 'مصاصة مثلجة بالفواكه', en: 'Fruit ice lolly' },
              price: 1200,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free', 'lactose_free', 'nut_free'],
              modifierGroups: [
                {
                  name: { ar: 'النكهة', en: 'Flavour' },
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: { ar: 'مانجو', en: 'Mango' }, price: 0, isDefault: true },
                    { name: { ar: 'رمّان', en: 'Pomegranate' }, price: 0 },
                    { name: { ar: 'ليمون', en: 'Lime' }, price: 0 },
                  ],
                },
              ],
            },
            {
              name: { ar: 'آيس كريم التمر', en: 'Date ice cream' },
              price: 1800,
              allergens: ['milk'],
              mayContain: ['nuts'],
              dietary: ['vegetarian', 'halal'],
              stockStatus: 'sold_out',
            },
            {
              name: { ar: 'فواكه مقطّعة على الثلج', en: 'Cut fruit on ice' },
              price: 2600,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free', 'lactose_free', 'nut_free'],
            },
          ],
        },
      ],
    },
  ],
};
