import type { DemoModifierGroup, DemoOutlet } from '../../model/demo-property';

const rice: DemoModifierGroup = {
  name: { ar: 'الرز', en: 'Rice' },
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: { ar: 'رز أبيض', en: 'White rice' }, price: 0, allergens: [], isDefault: true },
    { name: { ar: 'رز بالزعفران', en: 'Saffron rice' }, price: 500, allergens: [] },
    {
      name: { ar: 'رز قبولي بالحمص والزبيب', en: 'Qabuli rice with chickpeas and raisins' },
      price: 800,
      allergens: ['sulphites'],
    },
  ],
};

const heat: DemoModifierGroup = {
  name: { ar: 'درجة الحرارة', en: 'How hot' },
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: { ar: 'بلا فلفل', en: 'No chilli' }, price: 0 },
    { name: { ar: 'كما نأكلها في البيت', en: 'As we eat it at home' }, price: 0, isDefault: true },
    { name: { ar: 'حارّ', en: 'Hot' }, price: 0 },
  ],
};

const onTheSide: DemoModifierGroup = {
  name: { ar: 'إلى جانب الطبق', en: 'On the side' },
  min: 0,
  max: 3,
  freeCount: 1,
  display: 'checkbox',
  modifiers: [
    { name: { ar: 'لبن بالنعناع', en: 'Yoghurt with mint' }, price: 500, allergens: ['milk'] },
    { name: { ar: 'صلصة الطماطم والفلفل', en: 'Tomato and chilli relish' }, price: 400, allergens: [] },
    { name: { ar: 'مخلل الليمون العُماني', en: 'Omani lime pickle' }, price: 400, allergens: ['mustard'] },
    { name: { ar: 'خبز رخال إضافي', en: 'Extra rakhal bread' }, price: 600, allergens: ['gluten'] },
  ],
};

const eggStyle: DemoModifierGroup = {
  name: { ar: 'البيض', en: 'Eggs' },
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: { ar: 'مخفوق', en: 'Scrambled' }, price: 0, allergens: ['eggs', 'milk'], isDefault: true },
    { name: { ar: 'مقلي', en: 'Fried' }, price: 0, allergens: ['eggs'] },
    { name: { ar: 'عجّة', en: 'Omelette' }, price: 0, allergens: ['eggs', 'milk'] },
  ],
};

export const majan: DemoOutlet = {
  slug: 'majan',
  name: { ar: 'مائدة مجان', en: 'Majan' },
  kind: 'restaurant',
  description: {
    ar: 'مطبخ عُماني من مسندم إلى ظفار، في قاعة تطل على ساحة الرمّان. نخبز الرخال أمام الضيوف، ونفتح تنور الشواء ظهر كل جمعة.',
    en: 'Omani cooking from Musandam to Dhofar, in a room that looks onto the Pomegranate Courtyard. Rakhal bread is made in front of you, and the shuwa pit is opened every Friday at lunch.',
  },
  pictures: [
    {
      scene: 'dining-room',
      alt: {
        ar: 'قاعة طعام بأقواس بيضاء وطاولات خشبية وفوانيس نحاسية',
        en: 'A dining room with white arches, wooden tables and brass lanterns',
      },
    },
    {
      scene: 'courtyard',
      alt: {
        ar: 'ساحة داخلية تتوسطها أشجار الرمّان ونافورة صغيرة',
        en: 'An inner courtyard with pomegranate trees around a small fountain',
      },
    },
  ],
  cuisine: [
    { ar: 'عُماني', en: 'Omani' },
    { ar: 'خليجي', en: 'Gulf' },
    { ar: 'حلال', en: 'Halal' },
  ],
  priceLevel: 3,
  dressCode: {
    ar: 'لباس محتشم ومريح، والدشداشة موضع ترحيب. نرجو عدم ارتداء ملابس السباحة.',
    en: 'Modest and comfortable; national dress is very welcome. No swimwear, please.',
  },
  phone: '+968 2400 0121',
  place: { ar: 'الطابق الأرضي، على ساحة الرمّان', en: 'Ground floor, on the Pomegranate Courtyard' },
  openingHours: {
    weekly: [
      {
        days: [1, 2, 3, 4, 6, 7],
        intervals: [
          { from: '06:30', to: '10:30', label: { ar: 'الفطور', en: 'Breakfast' } },
          { from: '12:30', to: '15:30', label: { ar: 'الغداء', en: 'Lunch' } },
          { from: '18:45', to: '23:00', label: { ar: 'العشاء', en: 'Dinner' } },
        ],
      },
      {
        days: [5],
        intervals: [
          {
            from: '06:30',
            to: '11:15',
            label: { ar: 'الفطور قبل صلاة الجمعة', en: 'Breakfast before Friday prayers' },
          },
          { from: '13:15', to: '23:30', label: { ar: 'غداء الجمعة والعشاء', en: 'Friday lunch and dinner' } },
        ],
      },
    ],
    exceptions: [
      {
        inDays: 4,
        intervals: [
          { from: '08:00', to: '11:00' },
          { from: '12:30', to: '15:30' },
          { from: '18:45', to: '23:00' },
        ],
        label: { ar: 'نبدأ بعد صلاة الاستسقاء', en: 'We open after the prayer for rain' },
      },
      {
        inDays: 11,
        intervals: [{ from: '06:30', to: '15:30' }],
        label: { ar: 'القاعة محجوزة مساءً لحفل زفاف', en: 'Taken for a wedding in the evening' },
      },
    ],
  },
  bookingMode: 'instant',
  orderModes: ['table'],
  ordering: {
    leadMinutes: 20,
    slotCapacityOrders: 10,
    menuAdvanceDays: { breakfast: 7, 'friday-shuwa': 7 },
  },
  menus: [
    {
      slug: 'breakfast',
      name: { ar: 'الفطور', en: 'Breakfast' },
      description: {
        ar: 'يشمله سعر معظم الغرف. الأسعار لمن لا يشمل حجزه الفطور.',
        en: 'Part of most room rates. Prices are for guests whose booking does not include it.',
      },
      orderable: true,
      availability: {
        weekly: [
          { days: [1, 2, 3, 4, 6, 7], intervals: [{ from: '06:30', to: '10:15' }] },
          { days: [5], intervals: [{ from: '06:30', to: '11:00' }] },
        ],
      },
      pricesIncludeTax: true,
      sections: [
        {
          name: { ar: 'من الصاج', en: 'From the griddle' },
          description: {
            ar: 'تخبز أم حمد الرخال أمامك حتى العاشرة.',
            en: 'Umm Hamad bakes rakhal in front of you until ten.',
          },
          items: [
            {
              name: { ar: 'خبز رخال بالعسل والسمن', en: 'Rakhal with honey and ghee' },
              description: {
                ar: 'رقائق مقرمشة من الصاج، وعسل السمر من ولاية الرستاق.',
                en: 'Paper-thin bread off the griddle, with sumar honey from Rustaq.',
              },
              price: 2200,
              allergens: ['gluten', 'milk'],
              dietary: ['vegetarian', 'halal'],
              tags: ['popular'],
              modifierGroups: [
                {
                  name: { ar: 'الحشوة', en: 'Filling' },
                  min: 0,
                  max: 2,
                  display: 'checkbox',
                  modifiers: [
                    { name: { ar: 'بيض', en: 'Egg' }, price: 500, allergens: ['eggs'] },
                    { name: { ar: 'جبن كريمي', en: 'Cream cheese' }, price: 500, allergens: ['milk'] },
                    { name: { ar: 'بلا سمن', en: 'Without ghee' }, price: 0, removesAllergens: ['milk'] },
                  ],
                },
              ],
            },
            {
              name: { ar: 'خبز محلّى بالتمر والسمسم', en: 'Date and sesame flatbread' },
              price: 2400,
              allergens: ['gluten', 'sesame', 'milk'],
              dietary: ['vegetarian', 'halal'],
            },
            {
              name: { ar: 'فطائر صغيرة بماء الورد', en: 'Small rosewater pancakes' },
              description: {
                ar: 'بماء ورد الجبل الأخضر، مع قشطة وفستق.',
                en: 'With Jebel Akhdar rosewater, clotted cream and pistachios.',
              },
              price: 3200,
              allergens: ['gluten', 'eggs', 'milk', 'nuts'],
              dietary: ['vegetarian', 'halal'],
              calories: 540,
            },
          ],
        },
        {
          name: { ar: 'أطباق ساخنة', en: 'Hot dishes' },
          items: [
            {
              name: { ar: 'فول مدمّس', en: 'Foul medames' },
              description: {
                ar: 'بالليمون والكمون وزيت الزيتون، مع خبز التنور.',
                en: 'Broad beans with lemon, cumin and olive oil, and bread from the tannour.',
              },
              price: 2600,
              allergens: ['gluten'],
              dietary: ['vegan', 'vegetarian', 'halal'],
            },
            {
              name: { ar: 'بيض بالطماطم', en: 'Eggs in tomato' },
              description: {
                ar: 'يُطهى في مقلاته مع الفلفل والكزبرة.',
                en: 'Cooked in its pan with peppers and coriander.',
              },
              price: 3000,
              allergens: ['eggs'],
              mayContain: ['gluten'],
              dietary: ['vegetarian', 'halal'],
              spicyLevel: 1,
              modifierGroups: [heat],
            },
            {
              name: { ar: 'بيض على طريقتك', en: 'Eggs your way' },
              description: {
                ar: 'ثلاث بيضات من مزارع بركاء مع طماطم مشوية وبطاطس.',
                en: 'Three eggs from Barka farms with grilled tomato and potatoes.',
              },
              price: 2800,
              allergens: ['eggs'],
              dietary: ['vegetarian', 'halal'],
              picture: 'eggs',
              modifierGroups: [
                eggStyle,
                {
                  name: { ar: 'أضف إليها', en: 'Add' },
                  min: 0,
                  max: 3,
                  display: 'checkbox',
                  modifiers: [
                    { name: { ar: 'نقانق دجاج حلال', en: 'Halal chicken sausage' }, price: 1000 },
                    { name: { ar: 'جبن حلّوم', en: 'Halloumi' }, price: 900, allergens: ['milk'] },
                    { name: { ar: 'فطر', en: 'Mushrooms' }, price: 600, allergens: [] },
                  ],
                },
              ],
            },
            {
              name: { ar: 'هريس الصباح', en: 'Morning harees' },
              description: {
                ar: 'قمح ولحم ضأن يُهرسان على نار هادئة من منتصف الليل.',
                en: 'Wheat and lamb, beaten over a low fire since midnight.',
              },
              price: 3400,
              allergens: ['gluten', 'milk'],
              dietary: ['halal'],
              stockStatus: 'low',
            },
          ],
        },
        {
          name: { ar: 'مع القهوة', en: 'With coffee' },
          items: [
            {
              name: { ar: 'دلّة قهوة عُمانية وتمر', en: 'Dallah of Omani kahwa, with dates' },
              description: {
                ar: 'قهوة شقراء بالهيل وماء الورد، مع تمر الخلاص.',
                en: 'Pale coffee with cardamom and rosewater, served with khalas dates.',
              },
              price: 1800,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free', 'lactose_free'],
              picture: 'dates',
              tags: ['popular'],
              portions: [
                { name: { ar: 'دلّة صغيرة لشخصين', en: 'Small dallah for two' }, price: 1800 },
                { name: { ar: 'دلّة كبيرة لستة', en: 'Large dallah for six' }, price: 4200 },
              ],
            },
            {
              name: { ar: 'شاي كرك', en: 'Karak tea' },
              price: 1200,
              allergens: ['milk'],
              dietary: ['vegetarian', 'halal', 'gluten_free'],
              modifierGroups: [
                {
                  name: { ar: 'السكر', en: 'Sugar' },
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: { ar: 'بلا سكر', en: 'None' }, price: 0 },
                    { name: { ar: 'وسط', en: 'Medium' }, price: 0, isDefault: true },
                    { name: { ar: 'زيادة', en: 'Sweet' }, price: 0 },
                  ],
                },
              ],
            },
            {
              name: { ar: 'طبق فواكه الموسم', en: 'Fruit of the season' },
              description: {
                ar: 'بابايا صلالة، ورمّان الجبل، وموز.',
                en: 'Salalah papaya, mountain pomegranate and banana.',
              },
              price: 2900,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free', 'nut_free', 'lactose_free'],
              calories: 180,
            },
          ],
        },
      ],
    },
    {
      slug: 'table',
      name: { ar: 'الغداء والعشاء', en: 'Lunch and dinner' },
      description: {
        ar: 'جميع لحومنا حلال، ومعظم أسماكنا من سوق السمك في مطرح صباح اليوم نفسه.',
        en: 'All our meat is halal, and most of our fish is from the Mutrah market that morning.',
      },
      orderable: true,
      availability: {
        weekly: [
          {
            days: [1, 2, 3, 4, 6, 7],
            intervals: [
              { from: '12:30', to: '15:00' },
              { from: '18:45', to: '22:30' },
            ],
          },
          { days: [5], intervals: [{ from: '16:00', to: '23:00' }] },
        ],
      },
      pricesIncludeTax: true,
      sections: [
        {
          name: { ar: 'البداية', en: 'To begin' },
          items: [
            {
              name: { ar: 'شوربة الشعير بالليمون المجفف', en: 'Barley soup with dried lime' },
              price: 3200,
              allergens: ['gluten', 'celery'],
              dietary: ['vegan', 'vegetarian', 'halal'],
            },
            {
              name: { ar: 'بابلو', en: 'Paplou' },
              description: {
                ar: 'شوربة سمك من مطرح بالكركم والليمون وجوز الهند.',
                en: 'The Mutrah fish soup, with turmeric, lime and coconut.',
              },
              price: 3800,
              allergens: ['fish'],
              mayContain: ['crustaceans', 'molluscs'],
              dietary: ['halal', 'gluten_free', 'lactose_free'],
              spicyLevel: 1,
              tags: ['chef'],
              modifierGroups: [heat],
            },
            {
              name: { ar: 'سلطة الرمّان والجرجير', en: 'Pomegranate and rocket salad' },
              description: {
                ar: 'رمّان من سيق في الجبل الأخضر، وجوز، وجبن أبيض.',
                en: 'Pomegranates from Saiq on Jebel Akhdar, walnuts and white cheese.',
              },
              price: 3500,
              allergens: ['milk', 'nuts'],
              dietary: ['vegetarian', 'halal', 'gluten_free'],
              modifierGroups: [
                {
                  name: { ar: 'عدّل السلطة', en: 'Change it' },
                  min: 0,
                  max: 2,
                  display: 'checkbox',
                  modifiers: [
                    { name: { ar: 'بلا جبن', en: 'Without cheese' }, price: 0, removesAllergens: ['milk'] },
                    { name: { ar: 'بلا جوز', en: 'Without walnuts' }, price: 0, removesAllergens: ['nuts'] },
                  ],
                },
              ],
            },
            {
              name: { ar: 'سلطة العوال', en: 'Awal salad' },
              description: {
                ar: 'سمك مجفف مفتّت مع البصل والليمون والكزبرة، كما في بيوت صور.',
                en: 'Flaked dried fish with onion, lime and coriander, as they make it in Sur.',
              },
              price: 3300,
              allergens: ['fish'],
              dietary: ['halal', 'gluten_free', 'lactose_free'],
            },
            {
              name: { ar: 'سمبوسة لحم', en: 'Lamb sambusa' },
              price: 2800,
              dietary: ['halal'],
              portions: [
                { name: { ar: '4 حبات', en: '4 pieces' }, price: 2800 },
                { name: { ar: '8 حبات', en: '8 pieces' }, price: 4900 },
              ],
            },
            {
              name: { ar: 'متبّل باذنجان', en: 'Smoked aubergine' },
              description: {
                ar: 'على جمر السمر، مع الطحينة.',
                en: 'Charred over sumar embers, with tahini.',
              },
              price: 2700,
              allergens: ['sesame'],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free'],
            },
          ],
        },
        {
          name: { ar: 'من القدر', en: 'From the pot' },
          items: [
            {
              name: { ar: 'مكبوس دجاج', en: 'Chicken maqbous' },
              description: {
                ar: 'رز بسمتي بالليمون المجفف والقرنفل، ودجاج مشوي بعد طهيه.',
                en: 'Basmati with dried lime and cloves; the chicken is roasted after the pot.',
              },
              price: 6900,
              allergens: [],
              mayContain: ['nuts'],
              dietary: ['halal', 'gluten_free'],
              tags: ['popular'],
              calories: 820,
              portions: [
                { name: { ar: 'لشخص', en: 'For one' }, price: 6900 },
                { name: { ar: 'صينية لأربعة', en: 'Tray for four' }, price: 23500 },
              ],
              modifierGroups: [heat, onTheSide],
            },
            {
              name: { ar: 'قبولي لحم', en: 'Lamb qabuli' },
              description: {
                ar: 'رز بمرق الضأن مع الحمص والزبيب والبصل المحمّر.',
                en: 'Rice in lamb broth with chickpeas, raisins and browned onions.',
              },
              price: 8200,
              allergens: ['sulphites'],
              dietary: ['halal'],
              modifierGroups: [onTheSide],
            },
            {
              name: { ar: 'عرسية', en: 'Arsia' },
              description: {
                ar: 'رز ولحم مهروسان بالسمن، مع صلصة الترشة الداكنة.',
                en: 'Rice and lamb beaten with ghee, under dark sweet-sour torsha sauce.',
              },
              price: 7400,
              allergens: ['milk', 'sulphites'],
              dietary: ['halal'],
            },
            {
              name: { ar: 'ثريد خضار', en: 'Vegetable thareed' },
              description: {
                ar: 'خبز رخال مشرّب بمرق القرع والبامية والبطاطس.',
                en: 'Rakhal bread soaked in a broth of pumpkin, okra and potato.',
              },
              price: 5800,
              allergens: ['gluten', 'celery'],
              dietary: ['vegan', 'vegetarian', 'halal'],
            },
            {
              name: { ar: 'صالونة روبيان', en: 'Prawn saloona' },
              description: { ar: 'مرق بالطماطم والتمر الهندي.', en: 'A tomato and tamarind stew.' },
              price: 8900,
              allergens: ['crustaceans'],
              mayContain: ['fish', 'molluscs'],
              dietary: ['halal'],
              spicyLevel: 2,
              modifierGroups: [heat, rice],
            },
          ],
        },
        {
          name: { ar: 'من الجمر', en: 'From the embers' },
          items: [
            {
              name: { ar: 'مشوي: كنعد كامل على السيخ', en: 'Mashuai: whole spit-roasted kingfish' },
              description: {
                ar: 'يُشوى ببطء ويُقدَّم مع رز بالليمون. نحتاج إلى 40 دقيقة.',
                en: 'Turned slowly and served on lemon rice. Allow 40 minutes.',
              },
              price: 11500,
              allergens: ['fish'],
              dietary: ['halal', 'gluten_free', 'lactose_free'],
              tags: ['chef', 'popular'],
              portions: [
                { name: { ar: 'نصف سمكة', en: 'Half a fish' }, price: 11500 },
                { name: { ar: 'سمكة كاملة لثلاثة', en: 'Whole fish for three' }, price: 21000 },
              ],
              modifierGroups: [onTheSide],
            },
            {
              name: { ar: 'مشاكيك', en: 'Mishkak' },
              description: {
                ar: 'أسياخ من جمر الفحم بتتبيلة التمر الهندي.',
                en: 'Skewers from the charcoal in a tamarind marinade.',
              },
              price: 5600,
              allergens: [],
              mayContain: ['soybeans'],
              dietary: ['halal'],
              picture: 'grill',
              spicyLevel: 1,
              modifierGroups: [
                {
                  name: { ar: 'اختر اللحم', en: 'Choose the meat' },
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: { ar: 'بقر', en: 'Beef' }, price: 0, isDefault: true },
                    { name: { ar: 'دجاج', en: 'Chicken' }, price: 0 },
                    { name: { ar: 'جمل', en: 'Camel' }, price: 1200 },
                  ],
                },
                {
                  name: { ar: 'مع', en: 'With' },
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    {
                      name: { ar: 'خبز رخال', en: 'Rakhal bread' },
                      price: 0,
                      allergens: ['gluten'],
                      isDefault: true,
                    },
                    {
                      name: { ar: 'رز', en: 'Rice' },
                      price: 700,
                      allergens: [],
                      modifierGroups: [rice],
                    },
                    {
                      name: { ar: 'بطاطس مقلية', en: 'Fried potatoes' },
                      price: 900,
                      allergens: [],
                      modifierGroups: [
                        {
                          name: { ar: 'الصلصة', en: 'Dip' },
                          min: 0,
                          max: 2,
                          freeCount: 1,
                          display: 'checkbox',
                          modifiers: [
                            { name: { ar: 'ثوم', en: 'Garlic' }, price: 300, allergens: ['eggs'] },
                            { name: { ar: 'فلفل حار', en: 'Chilli' }, price: 300, allergens: [] },
                          ],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
            {
              name: { ar: 'ريش ضأن من جعلان', en: 'Lamb cutlets from Jaalan' },
              price: 10800,
              allergens: ['mustard'],
              dietary: ['halal', 'gluten_free'],
              modifierGroups: [
                {
                  name: { ar: 'درجة الاستواء', en: 'How done' },
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: { ar: 'وسط', en: 'Medium' }, price: 0 },
                    { name: { ar: 'مستوٍ جيدًا', en: 'Well done' }, price: 0, isDefault: true },
                  ],
                },
              ],
            },
            {
              name: { ar: 'قرع مشوي بالطحينة والسمّاق', en: 'Roast pumpkin, tahini and sumac' },
              price: 4900,
              allergens: ['sesame'],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free', 'lactose_free'],
              tags: ['new'],
            },
          ],
        },
        {
          name: { ar: 'الحلو', en: 'Sweet' },
          items: [
            {
              name: { ar: 'حلوى عُمانية من نزوى', en: 'Nizwa halwa' },
              description: {
                ar: 'بالزعفران والهيل وماء الورد، من قدر نحاسي يُحرَّك ساعتين.',
                en: 'Saffron, cardamom and rosewater, stirred for two hours in a copper pot.',
              },
              price: 2200,
              allergens: ['milk', 'nuts'],
              mayContain: ['sesame'],
              dietary: ['vegetarian', 'halal'],
              tags: ['popular'],
              portions: [
                { name: { ar: 'صحن صغير', en: 'Small dish' }, price: 2200 },
                { name: { ar: 'علبة 500 غ للسفر', en: '500 g box to take home' }, price: 7500 },
                { name: { ar: 'علبة 1 كغ للسفر', en: '1 kg box to take home' }, price: 13500 },
              ],
            },
            {
              name: { ar: 'لقيمات', en: 'Luqaimat' },
              description: {
                ar: 'كرات عجين ساخنة بدبس التمر والسمسم.',
                en: 'Hot dough puffs in date syrup and sesame.',
              },
              price: 2600,
              allergens: ['gluten', 'sesame', 'milk'],
              dietary: ['vegetarian', 'halal'],
            },
            {
              name: { ar: 'آيس كريم اللبان', en: 'Frankincense ice cream' },
              description: {
                ar: 'من لبان حوجري من وادي دوكة.',
                en: 'With hojari frankincense from Wadi Dawkah.',
              },
              price: 2400,
              allergens: ['milk', 'eggs'],
              dietary: ['vegetarian', 'halal', 'gluten_free', 'nut_free'],
              tags: ['chef'],
              portions: [
                { name: { ar: 'كرة', en: 'One scoop' }, price: 2400 },
                { name: { ar: 'كرتان', en: 'Two scoops' }, price: 3900 },
              ],
            },
            {
              name: { ar: 'خبيصة التمر', en: 'Date khabeesa' },
              price: 2300,
              dietary: ['vegetarian', 'halal'],
              stockStatus: 'sold_out',
            },
          ],
        },
      ],
    },
    {
      slug: 'friday-shuwa',
      name: { ar: 'شواء الجمعة', en: 'Friday shuwa' },
      description: {
        ar: 'يُدفن اللحم مساء الأربعاء في تنور القصر ويُفتح بعد صلاة الجمعة. ننصح بالحجز.',
        en: 'The meat goes into the pit on Wednesday evening and comes up after Friday prayers. We advise booking.',
      },
      orderable: true,
      availability: { weekly: [{ days: [5], intervals: [{ from: '13:15', to: '16:00' }] }] },
      pricesIncludeTax: true,
      sections: [
        {
          name: { ar: 'من التنور', en: 'From the pit' },
          items: [
            {
              name: { ar: 'شواء عُماني مدفون', en: 'Shuwa, buried lamb' },
              description: {
                ar: 'كتف ضأن ملفوف بسعف الموز، 40 ساعة تحت الأرض، مع رز بالزعفران.',
                en: 'Shoulder of lamb wrapped in banana leaf, 40 hours underground, on saffron rice.',
              },
              price: 12500,
              allergens: ['mustard'],
              mayContain: ['nuts'],
              dietary: ['halal', 'gluten_free'],
              tags: ['chef', 'popular'],
              portions: [
                { name: { ar: 'لشخص', en: 'For one' }, price: 12500 },
                { name: { ar: 'صينية لأربعة', en: 'Tray for four' }, price: 44000 },
                { name: { ar: 'خروف كامل لاثني عشر', en: 'Whole lamb for twelve' }, price: 125000 },
              ],
              modifierGroups: [onTheSide],
            },
            {
              name: { ar: 'شواء دجاج صغير', en: 'Pit-roasted young chicken' },
              price: 7800,
              allergens: ['mustard'],
              dietary: ['halal', 'gluten_free'],
              picture: 'chicken',
              modifierGroups: [rice],
            },
            {
              name: { ar: 'باذنجان وبصل مدفونان', en: 'Pit-roasted aubergine and onion' },
              price: 4600,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free'],
              modifierGroups: [rice],
            },
          ],
        },
        {
          name: { ar: 'حولها', en: 'Around it' },
          items: [
            {
              name: { ar: 'سلطة الخيار بالليمون', en: 'Cucumber and lime salad' },
              price: 1800,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free', 'nut_free'],
            },
            {
              name: { ar: 'لبن بالنعناع', en: 'Laban with mint' },
              price: 1200,
              allergens: ['milk'],
              dietary: ['vegetarian', 'halal', 'gluten_free', 'nut_free'],
              portions: [
                { name: { ar: 'كأس', en: 'Glass' }, price: 1200 },
                { name: { ar: 'إبريق', en: 'Jug' }, price: 3900 },
              ],
            },
          ],
        },
      ],
    },
  ],
};
