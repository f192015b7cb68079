import type { DemoModifierGroup, DemoOutlet } from '../../model/demo-property';

const bread: DemoModifierGroup = {
  name: { ar: 'الخبز', en: 'Bread' },
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: { ar: 'خبز تنور', en: 'Tannour bread' }, price: 0, allergens: ['gluten'], isDefault: true },
    { name: { ar: 'خبز أسمر', en: 'Brown bread' }, price: 0, allergens: ['gluten'] },
    { name: { ar: 'خبز خالٍ من الغلوتين', en: 'Gluten-free bread' }, price: 700, allergens: ['eggs'] },
  ],
};

export const roomService: DemoOutlet = {
  slug: 'room-service',
  name: { ar: 'خدمة الغرف', en: 'Room Service' },
  kind: 'room_service',
  description: {
    ar: 'على مدار الساعة. نطرق الباب بعد نحو 35 دقيقة، ونترك الصينية عند العتبة إن كان وقت صلاة.',
    en: 'Round the clock. We knock after about 35 minutes, and leave the tray at the door if you are at prayer.',
  },
  pictures: [
    {
      scene: 'guest-room',
      alt: {
        ar: 'صينية نحاسية على طاولة غرفة تطل شرفتها على البحر',
        en: 'A brass tray on the table of a room whose balcony faces the sea',
      },
    },
  ],
  cuisine: [
    { ar: 'عُماني ودولي', en: 'Omani and international' },
    { ar: 'حلال', en: 'Halal' },
  ],
  priceLevel: 3,
  phone: '+968 2400 0126',
  place: { ar: 'إلى غرفتك، أو اطلب 5', en: 'To your room, or dial 5' },
  openingHours: {
    weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '00:00', to: '00:00' }] }],
  },
  bookingMode: 'none',
  orderModes: ['room'],
  ordering: {
    leadMinutes: 35,
    slotCapacityOrders: 10,
    slotCapacityAmount: 400_000,
    menuAdvanceDays: { breakfast: 7 },
    minTotal: 2_000,
    deliveryFee: 1_000,
    serviceRate: 8_000,
  },
  menus: [
    {
      slug: 'breakfast',
      name: { ar: 'فطور في الغرفة', en: 'Breakfast in the room' },
      description: {
        ar: 'اطلبه الليلة لنأتيك به في ساعتك غدًا، أو اطلبه الآن.',
        en: 'Order tonight for the hour you like tomorrow, or order now.',
      },
      orderable: true,
      availability: {
        weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '06:00', to: '11:00' }] }],
      },
      pricesIncludeTax: false,
      sections: [
        {
          name: { ar: 'صواني الصباح', en: 'Morning trays' },
          items: [
            {
              name: { ar: 'صينية فطور عُمانية', en: 'Omani breakfast tray' },
              description: {
                ar: 'رخال وعسل وفول وبيض وتمر ودلّة قهوة.',
                en: 'Rakhal, honey, beans, eggs, dates and a dallah of kahwa.',
              },
              price: 6500,
              allergens: ['gluten', 'eggs', 'milk'],
              dietary: ['vegetarian', 'halal'],
              tags: ['popular'],
              portions: [
                { name: { ar: 'لشخص', en: 'For one' }, price: 6500 },
                { name: { ar: 'لشخصين', en: 'For two' }, price: 11800 },
              ],
            },
            {
              name: { ar: 'فطور قارّي', en: 'Continental breakfast' },
              price: 5400,
              allergens: ['gluten', 'milk', 'eggs'],
              mayContain: ['nuts'],
              dietary: ['vegetarian', 'halal'],
              modifierGroups: [
                {
                  name: { ar: 'المشروب الساخن', en: 'Hot drink' },
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: { ar: 'قهوة', en: 'Coffee' }, price: 0, isDefault: true },
                    { name: { ar: 'شاي', en: 'Tea' }, price: 0 },
                    { name: { ar: 'كرك', en: 'Karak' }, price: 0, allergens: ['milk'] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      slug: 'all-day',
      name: { ar: 'طوال اليوم', en: 'All day' },
      description: {
        ar: 'رسم الصينية 1.500 ر.ع. وتضاف الضريبة عند الحساب.',
        en: 'A tray charge of OMR 1.500 applies; tax is added to the bill.',
      },
      orderable: true,
      availability: {
        weekly: [
          { days: [6, 7, 1, 2, 3, 4], intervals: [{ from: '06:00', to: '00:00' }] },
          {
            days: [5],
            intervals: [
              { from: '06:00', to: '11:45' },
              { from: '13:00', to: '00:00', label: { ar: 'بعد صلاة الجمعة', en: 'After Friday prayers' } },
            ],
          },
        ],
      },
      pricesIncludeTax: false,
      sections: [
        {
          name: { ar: 'شوربات وسلطات', en: 'Soups and salads' },
          items: [
            {
              name: { ar: 'شوربة عدس', en: 'Lentil soup' },
              price: 2800,
              allergens: ['celery'],
              dietary: ['vegan', 'vegetarian', 'halal'],
              modifierGroups: [bread],
            },
            {
              name: { ar: 'فتّوش', en: 'Fattoush' },
              price: 3200,
              allergens: ['gluten'],
              dietary: ['vegan', 'vegetarian', 'halal'],
            },
          ],
        },
        {
          name: { ar: 'أطباق رئيسية', en: 'Main plates' },
          items: [
            {
              name: { ar: 'برياني دجاج', en: 'Chicken biryani' },
              price: 6200,
              allergens: ['milk'],
              mayContain: ['nuts'],
              dietary: ['halal', 'gluten_free'],
              spicyLevel: 2,
              tags: ['popular'],
            },
            {
              name: { ar: 'كنعد مشوي مع رز بالليمون', en: 'Grilled kingfish, lemon rice' },
              price: 7900,
              allergens: ['fish'],
              dietary: ['halal', 'gluten_free', 'lactose_free'],
            },
            {
              name: { ar: 'مشاوي مشكّلة', en: 'Mixed grill' },
              description: { ar: 'كباب ضأن وشيش طاووق وريش.', en: 'Lamb kebab, shish tawook and a cutlet.' },
              price: 9200,
              allergens: ['milk'],
              dietary: ['halal'],
              modifierGroups: [bread],
            },
            {
              name: { ar: 'كلوب ساندويتش', en: 'Club sandwich' },
              description: {
                ar: 'دجاج ولحم بقري مقدد حلال وبيض.',
                en: 'Chicken, halal beef bacon and egg.',
              },
              price: 4800,
              allergens: ['gluten', 'eggs', 'mustard'],
              dietary: ['halal'],
              picture: 'sandwich',
              modifierGroups: [bread],
            },
            {
              name: { ar: 'كاري خضار بجوز الهند', en: 'Vegetable and coconut curry' },
              price: 5200,
              dietary: ['vegan', 'vegetarian', 'halal'],
              picture: 'curry',
              spicyLevel: 1,
            },
            {
              name: { ar: 'معكرونة أرابياتا', en: 'Penne arrabbiata' },
              price: 4600,
              allergens: ['gluten'],
              dietary: ['vegetarian', 'halal'],
              spicyLevel: 2,
              modifierGroups: [
                {
                  name: { ar: 'أضف', en: 'Add' },
                  min: 0,
                  max: 2,
                  display: 'checkbox',
                  modifiers: [
                    { name: { ar: 'جبن بارميزان', en: 'Parmesan' }, price: 600, allergens: ['milk'] },
                    { name: { ar: 'دجاج', en: 'Chicken' }, price: 1400, allergens: [] },
                  ],
                },
              ],
            },
          ],
        },
        {
          name: { ar: 'حلو وقهوة', en: 'Sweets and coffee' },
          items: [
            {
              name: { ar: 'أم علي', en: 'Umm Ali' },
              price: 3200,
              allergens: ['gluten', 'milk', 'nuts'],
              dietary: ['vegetarian', 'halal'],
            },
            {
              name: { ar: 'دلّة قهوة وتمر الفرض', en: 'Dallah of kahwa, fardh dates' },
              price: 3500,
              allergens: [],
              dietary: ['vegan', 'vegetarian', 'halal', 'gluten_free', 'lactose_free'],
              picture: 'dates',
              portions: [
                { name: { ar: 'لشخصين', en: 'For two' }, price: 3500 },
                { name: { ar: 'لستة', en: 'For six' }, price: 6900 },
              ],
            },
            {
              name: { ar: 'كعكة عيد ميلاد صغيرة', en: 'Small birthday cake' },
              leadMinutes: 360,
              description: { ar: 'نحتاج إلى ست ساعات.', en: 'We need six hours.' },
              price: 12000,
              allergens: ['gluten', 'eggs', 'milk'],
              mayContain: ['nuts'],
              dietary: ['vegetarian', 'halal'],
              picture: 'cake',
              stockStatus: 'low',
              modifierGroups: [
                {
                  name: { ar: 'النكهة', en: 'Flavour' },
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    {
                      name: { ar: 'فانيلا وماء الورد', en: 'Vanilla and rosewater' },
                      price: 0,
                      isDefault: true,
                    },
                    { name: { ar: 'شوكولاتة', en: 'Chocolate' }, price: 0, allergens: ['soybeans'] },
                    { name: { ar: 'تمر وجوز', en: 'Date and walnut' }, price: 1000, allergens: ['nuts'] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      slug: 'night',
      name: { ar: 'بعد منتصف الليل', en: 'After midnight' },
      description: {
        ar: 'قائمة قصيرة حتى السادسة صباحًا، وتمتد في رمضان إلى السحور.',
        en: 'A short list until six in the morning; in Ramadan it runs through suhoor.',
      },
      orderable: true,
      availability: {
        weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '00:00', to: '06:00' }] }],
      },
      pricesIncludeTax: false,
      sections: [
        {
          name: { ar: 'سريع', en: 'Quick' },
          items: [
            {
              name: { ar: 'ساندويتش جبن مشوي', en: 'Toasted cheese sandwich' },
              price: 3400,
              allergens: ['gluten', 'milk'],
              dietary: ['vegetarian', 'halal'],
              modifierGroups: [bread],
            },
            {
              name: { ar: 'هريس دجاج', en: 'Chicken harees' },
              price: 4200,
              allergens: ['gluten', 'milk'],
              dietary: ['halal'],
            },
            {
              name: { ar: 'صحن حمص وخبز', en: 'Hummus and bread' },
              price: 2600,
              allergens: ['sesame', 'gluten'],
              dietary: ['vegan', 'vegetarian', 'halal'],
              picture: 'dips',
            },
            {
              name: { ar: 'حليب دافئ بالزعفران والعسل', en: 'Warm milk, saffron and honey' },
              price: 1600,
              allergens: ['milk'],
              dietary: ['vegetarian', 'halal', 'gluten_free', 'nut_free'],
            },
            {
              name: { ar: 'زبادي وفواكه', en: 'Yoghurt and fruit' },
              price: 2400,
              allergens: ['milk'],
              dietary: ['vegetarian', 'halal', 'gluten_free'],
            },
          ],
        },
      ],
    },
  ],
};
