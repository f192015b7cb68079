import type { DemoModifierGroup, DemoOutlet } from '../../model/demo-property';

const catchStyle: DemoModifierGroup = {
  name: { ar: 'طريقة الطهي', en: 'How we cook it' },
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    {
      name: { ar: 'على الفحم بالليمون والثوم', en: 'Charcoal, lime and garlic' },
      price: 0,
      allergens: [],
      isDefault: true,
    },
    { name: { ar: 'مقلي بالبهار العُماني', en: 'Fried in Omani spices' }, price: 0, allergens: ['gluten'] },
    { name: { ar: 'في الفرن بقشرة الملح', en: 'Baked in salt' }, price: 1500, allergens: ['eggs'] },
  ],
};

const sides: DemoModifierGroup = {
  name: { ar: 'طبقان جانبيان', en: 'Two sides' },
  min: 0,
  max: 4,
  freeCount: 2,
  display: 'stepper',
  modifiers: [
    { name: { ar: 'رز بالليمون', en: 'Lemon rice' }, price: 1200, allergens: [] },
    { name: { ar: 'بطاطس بالكزبرة', en: 'Coriander potatoes' }, price: 1200, allergens: [] },
    { name: { ar: 'سلطة خضراء', en: 'Green salad' }, price: 1200, allergens: ['mustard'] },
    { name: { ar: 'خبز التنور', en: 'Tannour bread' }, price: 800, allergens: ['gluten'] },
  ],
};

export const alShira: DemoOutlet = {
  slug: 'al-shira',
  name: { ar: 'الشراع', en: 'Al Shira' },
  kind: 'restaurant',
  description: {
    ar: 'مشويات بحرية على الرمل تحت شراع بدن قديم. اختر سمكتك من الثلج وأخبرنا كيف تحبها.',
    en: 'A seafood grill on the sand, under the sail of an old badan boat. Choose your fish from the ice and tell us how you like it.',
  },
  pictures: [
    {
      scene: 'beach',
      alt: {
        ar: 'طاولات على الرمل تحت شراع أبيض والبحر خلفها',
        en: 'Tables on the sand under a white sail, the sea behind them',
      },
    },
    {
      scene: 'grill',
      alt: { ar: 'سمك كامل فوق شواية الفحم', en: 'Whole fish over a charcoal grill' },
    },
  ],
  cuisine: [
    { ar: 'مأكولات بحرية', en: 'Seafood' },
    { ar: 'مشويات', en: 'Grill' },
  ],
  priceLevel: 4,
  dressCode: {
    ar: 'أنيق بسيط، والأحذية المسطحة أيسر على الرمل.',
    en: 'Relaxed but dressed; flat shoes are easier on the sand.',
  },
  phone: '+968 2400 0122',
  place: { ar: 'على الشاطئ، بعد رصيف القصر', en: 'On the beach, past the palace pier' },
  location: { lat: 23.5584, lng: 58.6372 },
  openingHours: {
    weekly: [
      { days: [7, 2, 3], intervals: [{ from: '18:30', to: '23:00' }] },
      {
        days: [4, 6],
        intervals: [
          { from: '12:30', to: '15:30' },
          { from: '18:30', to: '23:45' },
        ],
      },
      {
        days: [5],
        intervals: [
          { from: '13:30', to: '16:30', label: { ar: 'بعد صلاة الجمعة', en: 'After Friday prayers' } },
          { from: '18:30', to: '00:30', label: { ar: 'سهرة الجمعة', en: 'Friday night' } },
        ],
      },
    ],
    exceptions: [
      {
        inDays: 2,
        closed: true,
        label: { ar: 'مغلق لصيانة السطح الخشبي', en: 'Closed while the deck is repaired' },
      },
      {
        inDays: 8,
        intervals: [{ from: '19:30', to: '23:00' }],
        label: { ar: 'نفتح بعد صلاة العشاء', en: 'We open after the Isha prayer' },
      },
    ],
  },
  bookingMode: 'onDemand',
  orderModes: ['table'],
  ordering: {
    slotCapacityOrders: 6,
    slotCapacityAmount: 500_000,
    lastOrderBeforeCloseMinutes: 45,
  },
  menus: [
    {
      slug: 'grill',
      name: { ar: 'قائمة الشواية', en: 'From the grill' },
      orderable: true,
      pricesIncludeTax: true,
      pdfUrl: 'https://qasralbahr.example/al-shira/grill.pdf',
      sections: [
        {
          name: { ar: 'بارد ومقبلات', en: 'Cold and small' },
          items: [
            {
              name: { ar: 'سيفيتشي الهامور بالليمون العُماني', en: 'Hamour ceviche with Omani lime' },
              price: 5900,
              allergens: ['fish'],
              dietary: ['halal', 'gluten_free', 'lactose_free'],
              spicyLevel: 1,
            },
            {
              name: { ar: 'نغر مقلي', en: 'Fried cuttlefish' },
              description: { ar: 'بملح مدخّن وليمون مجفف.', en: 'With smoked salt and dried lime.' },
              price: 5200,
              allergens: ['molluscs', 'gluten'],
              mayContain: ['fish', 'crustaceans'],
              dietary: ['halal'],
            },
            {
              name: { ar: 'صفيلح ظفار', en: 'Dhofari abalone' },
              description: {
                ar: 'في موسمه فقط، مع زبدة الثوم والكزبرة.',
                en: 'Only in its season, with garlic and coriander butter.',
              },
              price: 14500,
              allergens: ['molluscs', 'milk'],
              dietary: ['halal', 'gluten_free'],
              stockStatus: 'low',
            },
            {
              name: { ar: 'حمص بالروبيان', en: 'Hummus with prawns' },
              price: 4800,
              allergens: ['sesame', 'crustaceans'],
              dietary: ['halal'],
              modifierGroups: [
                {
                  name: { ar: 'التقديم', en: 'On top' },
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: { ar: 'بالروبيان', en: 'With prawns' }, price: 0, isDefault: true },
                    {
                      name: { ar: 'بلا روبيان، بالصنوبر', en: 'No prawns, pine nuts instead' },
                      price: 0,
                      allergens: ['nuts'],
                      removesAllergens: ['crustaceans'],
                    },
                  ],
                },
              ],
            },
            {
              name: { ar: 'سلطة البطيخ والحلّوم', en: 'Watermelon and halloumi' },
              price: 3900,
              allergens: ['milk'],
              dietary: ['vegetarian', 'halal', 'gluten_free', 'nut_free'],
            },
          ],
        },
        {
          name: { ar: 'صيد اليوم', en: 'Catch of the day' },
          description: {
            ar: 'يصل مع قوارب قنتب قبل السابعة صباحًا. الوزن قبل التنظيف.',
            en: 'In with the Qantab boats before seven. Weights are before cleaning.',
          },
          items: [
            {
              name: { ar: 'هامور', en: 'Hamour' },
              price: 9800,
              allergens: ['fish'],
              dietary: ['halal', 'lactose_free'],
              tags: ['popular'],
              portions: [
                { name: { ar: '400 غ', en: '400 g' }, price: 9800 },
                { name: { ar: '800 غ', en: '800 g' }, price: 18500 },
              ],
              modifierGroups: [catchStyle, sides],
            },
            {
              name: { ar: 'شعري', en: 'Shaari, spangled emperor' },
              price: 7200,
              allergens: ['fish'],
              dietary: ['halal', 'lactose_free'],
              picture: 'fish',
              portions: [
                { name: { ar: '400 غ', en: '400 g' }, price: 7200 },
                { name: { ar: '800 غ', en: '800 g' }, price: 13600 },
              ],
              modifierGroups: [catchStyle, sides],
            },
            {
              name: { ar: 'شارخة عُمانية', en: 'Omani rock lobster' },
              description: { ar: 'نصفان على الفحم.', en: 'Split, over charcoal.' },
              price: 19500,
              allergens: ['crustaceans', 'milk'],
              dietary: ['halal', 'gluten_free'],
              tags: ['chef'],
              portions: [
                { name: { ar: 'نصف', en: 'Half' }, price: 19500 },
                { name: { ar: 'كاملة', en: 'Whole' }, price: 36000 },
              ],
              modifierGroups: [
                {
                  name: { ar: 'الدهن', en: 'Basted with' },
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: { ar: 'زبدة الثوم', en: 'Garlic butter' }, price: 0, isDefault: true },
                    { name: { ar: 'زيت الزيتون', en: 'Olive oil' }, price: 0, removesAllergens: ['milk'] },
                  ],
                },
                sides,
              ],
            },
            {
              name: { ar: 'روبيان محوت', en: 'Mahout prawns' },
              description: {
                ar: 'ثماني حبات كبيرة من بحر العرب.',
                en: 'Eight large ones from the Arabian Sea.',
              },
              price: 11900,
              allergens: ['crustaceans'],
              mayContain: ['molluscs'],
              dietary: ['halal'],
              modifierGroups: [sides],
            },
            {
              name: { ar: 'صينية النوخذة', en: 'The nakhoda’s platter' },
              description: {
                ar: 'نصف شارخة وروبيان ونغر وكنعد، تكفي اثنين أو ثلاثة.',
                en: 'Half a lobster, prawns, cuttlefish and kingfish, for two or three.',
              },
              price: 38000,
              allergens: ['fish', 'crustaceans', 'molluscs'],
              mayContain: ['milk'],
              dietary: ['halal'],
              modifierGroups: [sides],
            },
          ],
        },
        {
          name: { ar: 'لغير محبي السمك', en: 'Not from the sea' },
          items: [
            {
              name: { ar: 'نصف دجاجة على الفحم', en: 'Half a charcoal chicken' },
              price: 6500,
              allergens: ['milk'],
              dietary: ['halal', 'gluten_free'],
              picture: 'chicken',
              modifierGroups: [sides],
            },
            {
              name: { ar: 'ريش ضأن بالزعتر البري', en: 'Lamb ribs with wild thyme' },
              price: 10500,
              dietary: ['halal'],
            },
            {
              name: { ar: 'قرنبيط كامل بالجمر', en: 'Whole cauliflower in the embers' },
              price: 5400,
              allergens: ['sesame'],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free'],
              tags: ['new'],
            },
          ],
        },
        {
          name: { ar: 'الختام', en: 'To finish' },
          items: [
            {
              name: { ar: 'مهلبية ماء الورد', en: 'Rosewater mahalabia' },
              price: 2800,
              allergens: ['milk', 'nuts'],
              dietary: ['vegetarian', 'halal', 'gluten_free'],
            },
            {
              name: { ar: 'سوربيه الليمون والزنجبيل', en: 'Lime and ginger sorbet' },
              price: 2500,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free', 'lactose_free', 'nut_free'],
            },
          ],
        },
      ],
    },
    {
      slug: 'little-sailors',
      name: { ar: 'قائمة البحّار الصغير', en: 'Little sailors' },
      description: {
        ar: 'لمن هم دون الثانية عشرة. تُقدَّم أولًا كي لا ينتظر أحد.',
        en: 'For guests under twelve. It comes first, so nobody waits.',
      },
      orderable: true,
      pricesIncludeTax: true,
      sections: [
        {
          name: { ar: 'أطباق صغيرة', en: 'Small plates' },
          items: [
            {
              name: { ar: 'أصابع هامور', en: 'Hamour fingers' },
              price: 3200,
              allergens: ['fish', 'gluten', 'eggs'],
              dietary: ['halal'],
              modifierGroups: [
                {
                  name: { ar: 'مع', en: 'With' },
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: { ar: 'بطاطس', en: 'Chips' }, price: 0, isDefault: true },
                    { name: { ar: 'رز', en: 'Rice' }, price: 0 },
                    { name: { ar: 'خضار', en: 'Vegetables' }, price: 0 },
                  ],
                },
              ],
            },
            {
              name: { ar: 'شيش طاووق صغير', en: 'Small shish tawook' },
              price: 3000,
              allergens: ['milk'],
              dietary: ['halal', 'nut_free'],
              picture: 'grill',
            },
            {
              name: { ar: 'معكرونة بالطماطم', en: 'Pasta with tomato' },
              price: 2600,
              allergens: ['gluten'],
              mayContain: ['eggs'],
              dietary: ['vegetarian', 'halal', 'nut_free'],
              picture: 'pasta',
            },
            {
              name: { ar: 'موز مشوي بالشوكولاتة', en: 'Grilled banana with chocolate' },
              price: 1800,
              allergens: ['milk', 'soybeans'],
              mayContain: ['nuts'],
              dietary: ['vegetarian', 'halal'],
            },
          ],
        },
      ],
    },
  ],
};
