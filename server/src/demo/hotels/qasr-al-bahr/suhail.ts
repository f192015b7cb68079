import type { DemoModifierGroup, DemoOutlet } from '../../model/demo-property';

const sweetness: DemoModifierGroup = {
  name: { ar: 'الحلاوة', en: 'Sweetness' },
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: { ar: 'قليلة', en: 'Dry' }, price: 0 },
    { name: { ar: 'متوازنة', en: 'Balanced' }, price: 0, isDefault: true },
    { name: { ar: 'حلوة', en: 'Sweet' }, price: 0 },
  ],
};

const milkChoice: DemoModifierGroup = {
  name: { ar: 'الحليب', en: 'Milk' },
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: { ar: 'حليب كامل الدسم', en: 'Whole milk' }, price: 0, isDefault: true },
    { name: { ar: 'حليب النوق', en: 'Camel milk' }, price: 800 },
    {
      name: { ar: 'حليب اللوز', en: 'Almond milk' },
      price: 600,
      allergens: ['nuts'],
      removesAllergens: ['milk'],
    },
    {
      name: { ar: 'حليب الشوفان', en: 'Oat milk' },
      price: 600,
      allergens: ['gluten'],
      removesAllergens: ['milk'],
    },
  ],
};

export const suhail: DemoOutlet = {
  slug: 'suhail',
  name: { ar: 'مجلس سهيل', en: 'Suhail Lounge' },
  kind: 'bar',
  description: {
    ar: 'مجلس على السطح باسم النجم الذي يهتدي به البحّارة. مشروبات بلا كحول وقهوة وحلوى، والعود مساء الخميس حتى ما بعد منتصف الليل.',
    en: 'A rooftop majlis named after the star sailors steer by. Drinks without alcohol, kahwa and sweets, and an oud player on Thursdays until past midnight.',
  },
  pictures: [
    {
      scene: 'rooftop',
      alt: {
        ar: 'وسائد ومقاعد منخفضة على سطح تنيره الفوانيس فوق البحر',
        en: 'Low seats and cushions on a lantern-lit roof above the sea',
      },
    },
    {
      scene: 'mocktail',
      alt: { ar: 'كأس طويل أخضر بالنعناع والليمون', en: 'A tall green drink with mint and lime' },
    },
  ],
  cuisine: [
    { ar: 'مشروبات بلا كحول', en: 'Alcohol-free drinks' },
    { ar: 'مقبلات', en: 'Mezze' },
  ],
  priceLevel: 3,
  dressCode: { ar: 'أنيق محتشم.', en: 'Smart and modest.' },
  phone: '+968 2400 0123',
  place: { ar: 'السطح، المصعد الشرقي إلى الطابق السادس', en: 'Rooftop, east lift to the sixth floor' },
  openingHours: {
    weekly: [
      { days: [7, 1, 2, 3], intervals: [{ from: '16:00', to: '01:00' }] },
      {
        days: [4],
        intervals: [{ from: '16:00', to: '02:30', label: { ar: 'ليلة العود', en: 'Oud night' } }],
      },
      { days: [5], intervals: [{ from: '16:30', to: '02:00' }] },
      { days: [6], intervals: [{ from: '16:00', to: '01:30' }] },
    ],
    exceptions: [
      {
        inDays: 6,
        intervals: [{ from: '21:00', to: '02:00' }],
        label: {
          ar: 'نفتح بعد رصد النجوم؛ السطح معتم قبل ذلك',
          en: 'Opens after the stargazing; the roof is kept dark until then',
        },
      },
    ],
  },
  bookingMode: 'instant',
  orderModes: ['table'],
  ordering: {
    slotInterval: 10,
    leadMinutes: 15,
    slotCapacityOrders: 10,
    lastOrderBeforeCloseMinutes: 30,
    maxAdvanceDays: 1,
    cancelMinutes: 5,
  },
  menus: [
    {
      slug: 'drinks',
      name: { ar: 'المشروبات', en: 'Drinks' },
      orderable: true,
      pricesIncludeTax: true,
      sections: [
        {
          name: { ar: 'خلطات سهيل', en: 'Suhail’s own' },
          items: [
            {
              name: { ar: 'طريق اللبان', en: 'Frankincense road' },
              description: {
                ar: 'ماء اللبان وعسل السدر والليمون والصودا.',
                en: 'Frankincense water, sidr honey, lime and soda.',
              },
              price: 3800,
              allergens: [],
              dietary: ['vegetarian', 'halal', 'gluten_free', 'lactose_free', 'nut_free'],
              tags: ['popular', 'chef'],
              modifierGroups: [sweetness],
            },
            {
              name: { ar: 'رمّان سيق', en: 'Saiq pomegranate' },
              description: {
                ar: 'رمّان معصور وماء ورد وبتلات مجففة.',
                en: 'Pressed pomegranate, rosewater and dried petals.',
              },
              price: 3600,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free'],
              picture: 'mocktail',
              modifierGroups: [sweetness],
            },
            {
              name: { ar: 'مرسى مطرح', en: 'Mutrah anchorage' },
              description: {
                ar: 'ليمون مجفف مدخّن وزنجبيل وتمر هندي.',
                en: 'Smoked dried lime, ginger and tamarind.',
              },
              price: 3600,
              allergens: ['sulphites'],
              dietary: ['vegan', 'vegetarian', 'halal'],
              spicyLevel: 1,
            },
            {
              name: { ar: 'موهيتو بلا كحول', en: 'Mojito without the rum' },
              price: 3200,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free'],
              tags: ['popular'],
              portions: [
                { name: { ar: 'كأس', en: 'Glass' }, price: 3200 },
                { name: { ar: 'إبريق لأربعة', en: 'Jug for four' }, price: 10500 },
              ],
              modifierGroups: [
                {
                  name: { ar: 'النكهة', en: 'Flavour' },
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: { ar: 'نعناع', en: 'Mint' }, price: 0, isDefault: true },
                    { name: { ar: 'بطيخ', en: 'Watermelon' }, price: 300 },
                    { name: { ar: 'باشن فروت', en: 'Passion fruit' }, price: 500 },
                  ],
                },
              ],
            },
            {
              name: { ar: 'جوز صلالة', en: 'Salalah coconut' },
              description: {
                ar: 'جوزة هند تُفتح أمامك، مع موز ونارجيل.',
                en: 'A coconut opened for you, with banana and its own flesh.',
              },
              price: 3400,
              allergens: [],
              mayContain: ['nuts'],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free'],
              stockStatus: 'low',
            },
          ],
        },
        {
          name: { ar: 'عصائر', en: 'Juices' },
          items: [
            {
              name: { ar: 'ليمون ونعناع', en: 'Lime and mint' },
              price: 2200,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free', 'lactose_free', 'nut_free'],
              calories: 95,
              portions: [
                { name: { ar: 'وسط', en: 'Medium' }, price: 2200 },
                { name: { ar: 'كبير', en: 'Large' }, price: 2900 },
              ],
            },
            {
              name: { ar: 'مانجو قريات', en: 'Qurayyat mango' },
              price: 2600,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free', 'lactose_free', 'nut_free'],
              portions: [
                { name: { ar: 'وسط', en: 'Medium' }, price: 2600 },
                { name: { ar: 'كبير', en: 'Large' }, price: 3400 },
              ],
            },
            {
              name: { ar: 'أفوكادو بالعسل والمكسرات', en: 'Avocado with honey and nuts' },
              price: 3300,
              allergens: ['milk', 'nuts'],
              dietary: ['vegetarian', 'halal'],
            },
          ],
        },
        {
          name: { ar: 'قهوة وشاي', en: 'Coffee and tea' },
          items: [
            {
              name: { ar: 'قهوة عُمانية وحلوى', en: 'Kahwa and halwa' },
              description: {
                ar: 'دلّة وصحن حلوى بالزعفران وثلاثة أصناف من التمر: خلاص وفرض وخنيزي.',
                en: 'A dallah, saffron halwa and three kinds of dates: khalas, fardh and khunaizi.',
              },
              price: 4500,
              allergens: ['milk', 'nuts'],
              dietary: ['vegetarian', 'halal'],
              tags: ['popular'],
              portions: [
                { name: { ar: 'لشخصين', en: 'For two' }, price: 4500 },
                { name: { ar: 'لستة', en: 'For six' }, price: 11000 },
              ],
            },
            {
              name: { ar: 'لاتيه بالهيل', en: 'Cardamom latte' },
              price: 2300,
              allergens: ['milk'],
              dietary: ['vegetarian', 'halal'],
              picture: 'coffee',
              modifierGroups: [milkChoice],
            },
            {
              name: { ar: 'كرك بالزعفران', en: 'Saffron karak' },
              price: 1800,
              allergens: ['milk'],
              dietary: ['vegetarian', 'halal', 'gluten_free'],
            },
            {
              name: { ar: 'شاي الزعتر الجبلي', en: 'Mountain thyme tea' },
              description: { ar: 'من مدرّجات وادي بني حبيب.', en: 'From the terraces of Wadi Bani Habib.' },
              price: 1900,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free', 'organic'],
              picture: 'tea',
            },
          ],
        },
      ],
    },
    {
      slug: 'late-plates',
      name: { ar: 'أطباق السهرة', en: 'Late plates' },
      description: { ar: 'حتى نصف ساعة قبل الإغلاق.', en: 'Until half an hour before we close.' },
      orderable: true,
      availability: {
        weekly: [
          { days: [7, 1, 2, 3], intervals: [{ from: '18:00', to: '00:30' }] },
          { days: [4], intervals: [{ from: '18:00', to: '02:00' }] },
          { days: [5], intervals: [{ from: '18:00', to: '01:30' }] },
          { days: [6], intervals: [{ from: '18:00', to: '01:00' }] },
        ],
      },
      pricesIncludeTax: true,
      sections: [
        {
          name: { ar: 'للمشاركة', en: 'To share' },
          items: [
            {
              name: { ar: 'صينية مزّة', en: 'Mezze tray' },
              description: {
                ar: 'خمسة أطباق من اختيارك مع خبز ساخن، ولك أن تزيد اثنين.',
                en: 'Five dishes of your choice with warm bread; you may add two more.',
              },
              price: 6800,
              allergens: ['gluten'],
              mayContain: ['sesame', 'milk', 'nuts'],
              dietary: ['vegetarian', 'halal'],
              picture: 'mezze',
              tags: ['popular'],
              modifierGroups: [
                {
                  name: { ar: 'الأطباق', en: 'Dishes' },
                  min: 3,
                  max: 7,
                  freeCount: 5,
                  display: 'checkbox',
                  modifiers: [
                    { name: { ar: 'حمص', en: 'Hummus' }, price: 1000, allergens: ['sesame'] },
                    { name: { ar: 'متبّل', en: 'Moutabal' }, price: 1000, allergens: ['sesame'] },
                    { name: { ar: 'محمّرة', en: 'Muhammara' }, price: 1000, allergens: ['nuts', 'gluten'] },
                    {
                      name: { ar: 'لبنة بالزعتر', en: 'Labneh with zaatar' },
                      price: 1000,
                      allergens: ['milk', 'sesame'],
                    },
                    { name: { ar: 'ورق عنب', en: 'Vine leaves' }, price: 1000, allergens: [] },
                    { name: { ar: 'تبولة', en: 'Tabbouleh' }, price: 1000, allergens: ['gluten'] },
                    { name: { ar: 'زيتون مشوي', en: 'Warm olives' }, price: 1000, allergens: [] },
                  ],
                },
              ],
            },
            {
              name: { ar: 'مشاكيك صغيرة', en: 'Little mishkak' },
              price: 4200,
              allergens: [],
              dietary: ['halal'],
              picture: 'grill',
              spicyLevel: 2,
            },
            {
              name: { ar: 'شاورما دجاج بخبز الرخال', en: 'Chicken shawarma in rakhal' },
              price: 4400,
              allergens: ['gluten', 'milk', 'eggs'],
              dietary: ['halal'],
              modifierGroups: [
                {
                  name: { ar: 'بدون', en: 'Leave out' },
                  min: 0,
                  max: 2,
                  display: 'checkbox',
                  modifiers: [
                    {
                      name: { ar: 'الثومية', en: 'Garlic sauce' },
                      price: 0,
                      removesAllergens: ['eggs', 'milk'],
                    },
                    { name: { ar: 'المخلل', en: 'Pickles' }, price: 0 },
                  ],
                },
              ],
            },
            {
              name: { ar: 'كبّة القرع', en: 'Pumpkin kibbeh' },
              price: 3600,
              dietary: ['vegan', 'vegetarian', 'halal'],
              tags: ['new'],
            },
          ],
        },
        {
          name: { ar: 'حلويات الليل', en: 'Night sweets' },
          items: [
            {
              name: { ar: 'كنافة بالجبن', en: 'Cheese kunafa' },
              price: 3600,
              allergens: ['gluten', 'milk', 'nuts'],
              dietary: ['vegetarian', 'halal'],
            },
            {
              name: { ar: 'تمر محشو باللوز والشوكولاتة', en: 'Dates with almond and chocolate' },
              price: 2900,
              allergens: ['nuts', 'milk', 'soybeans'],
              dietary: ['vegetarian', 'halal', 'gluten_free'],
            },
          ],
        },
      ],
    },
  ],
};
