import type { DemoModifierGroup, DemoOutlet } from '../../model/demo-property';
import { t } from './text';

const noodle: DemoModifierGroup = {
  name: t('麺', 'Noodles'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: t('うどん', 'Udon'), price: 0, allergens: ['gluten'], isDefault: true },
    { name: t('そば', 'Soba'), price: 0, allergens: ['gluten'] },
  ],
};

const fillings: DemoModifierGroup = {
  name: t('具を二つ', 'Two fillings'),
  min: 2,
  max: 2,
  display: 'checkbox',
  modifiers: [
    { name: t('梅', 'Pickled plum'), price: 0, allergens: [], isDefault: true },
    { name: t('塩鮭', 'Salmon'), price: 0, allergens: ['fish'], isDefault: true },
    { name: t('昆布', 'Kelp'), price: 0, allergens: ['soybeans', 'gluten'] },
    {
      name: t('ちりめん山椒', 'Tiny fish with sansho'),
      price: 100,
      allergens: ['fish', 'soybeans', 'gluten'],
    },
  ],
};

export const heyaShoku: DemoOutlet = {
  slug: 'heya-shoku',
  name: t('お部屋食', 'In-room dining'),
  kind: 'room_service',
  description: t(
    '仲居がお部屋の卓までお運びします。昼は軽いもの、夜は小腹がすいたときのために。お済みの器は廊下の盆へどうぞ。',
    'Brought to the low table in your room: something light by day, something small late at night. Leave the dishes on the tray in the corridor.',
  ),
  pictures: [
    {
      scene: 'guest-room',
      alt: t('座敷の卓に運ばれた塗りの膳', 'A lacquer tray set on the low table of a tatami room'),
    },
  ],
  cuisine: [t('京のうどん', 'Kyoto udon'), t('軽食', 'Light dishes')],
  priceLevel: 2,
  phone: '+81 75 055 0140',
  place: t('お客様のお部屋', 'Your room'),
  openingHours: {
    weekly: [
      {
        days: [1, 2, 3, 4, 5, 6, 7],
        intervals: [
          { from: '11:00', to: '16:30', label: t('昼', 'Daytime') },
          { from: '20:30', to: '00:30', label: t('夜', 'Night') },
        ],
      },
    ],
  },
  bookingMode: 'none',
  orderModes: ['room'],
  ordering: {
    leadMinutes: 40,
    slotCapacityOrders: 3,
    slotCapacityAmount: 60_000,
    minTotal: 1_000,
    deliveryFee: 500,
    serviceRate: 10_000,
    paymentMethods: ['room_charge'],
  },
  menus: [
    {
      slug: 'hiru',
      name: t('昼のお品書き', 'Daytime'),
      orderable: true,
      availability: {
        weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '11:00', to: '16:00' }] }],
      },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('お食事', 'Dishes'),
          items: [
            {
              name: t('きつねうどん', 'Kitsune udon'),
              description: t('甘く炊いたお揚げを二枚。', 'Two sheets of sweet fried tofu.'),
              price: 1300,
              allergens: ['gluten', 'soybeans', 'fish'],
              tags: ['popular'],
              modifierGroups: [noodle],
            },
            {
              name: t('鶏なんば', 'Noodles with chicken and leek'),
              description: t('丹波地どりと九条ねぎ。', 'Tamba chicken and Kujo leek.'),
              price: 1600,
              allergens: ['gluten', 'soybeans', 'fish'],
              modifierGroups: [noodle],
            },
            {
              name: t('おくどさんの親子丼', 'Oyako-don'),
              description: t(
                '丹波地どりと卵。粉山椒をかけて。',
                'Tamba chicken and egg over rice, ground sansho on top.',
              ),
              price: 1700,
              allergens: ['eggs', 'soybeans', 'gluten', 'fish'],
              portions: [
                { name: t('小', 'Small'), price: 1700 },
                { name: t('並', 'Regular'), price: 1950 },
              ],
            },
            {
              name: t('湯葉丼', 'Yuba-don'),
              description: t('生湯葉に生姜のあん。', 'Fresh yuba in a ginger sauce over rice.'),
              price: 1800,
              allergens: ['soybeans', 'gluten'],
              dietary: ['vegan', 'vegetarian'],
            },
            {
              name: t('大原の野菜のサラダ', 'Ohara vegetable salad'),
              price: 1400,
              allergens: ['sesame', 'soybeans', 'gluten'],
              dietary: ['vegan', 'organic'],
              picture: 'salad',
            },
          ],
        },
        {
          name: t('甘いもの・お飲みもの', 'Sweet things and drinks'),
          items: [
            {
              name: t('季節の果物', 'Fruit of the season'),
              description: t('柿、葡萄、みかんなど。', 'Persimmon, grapes, mandarins and so on.'),
              price: 1600,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
            },
            {
              name: t('ほうじ茶のポット', 'Pot of hojicha'),
              price: 700,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
              picture: 'tea',
            },
            {
              name: t('瓶ビール（中瓶）', 'Beer, 500 ml bottle'),
              price: 1000,
              allergens: ['gluten'],
              isAlcohol: true,
              abv: 5,
              picture: 'beer',
            },
          ],
        },
      ],
    },
    {
      slug: 'yoru',
      name: t('夜のお品書き', 'Late at night'),
      description: t('静かにお持ちいたします。', 'We come quietly.'),
      orderable: true,
      availability: {
        weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '20:30', to: '00:15' }] }],
      },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('夜食', 'Small suppers'),
          items: [
            {
              name: t('おむすび二つ', 'Two rice balls'),
              description: t('土鍋のごはんで。お漬物付き。', 'With rice from the clay pot, and pickles.'),
              price: 900,
              allergens: [],
              tags: ['popular'],
              modifierGroups: [fillings],
            },
            {
              name: t('鯛茶漬け', 'Sea bream ochazuke'),
              description: t(
                '胡麻だれの鯛に、煎茶をかけて。',
                'Bream in sesame sauce over rice, with hot sencha poured over.',
              ),
              price: 1900,
              allergens: ['fish', 'sesame', 'soybeans', 'gluten'],
            },
            {
              name: t('小さなにゅうめん', 'A small bowl of warm somen'),
              price: 900,
              allergens: ['gluten', 'fish', 'soybeans'],
            },
            {
              name: t('庵のアイスもなか', 'House ice-cream wafer'),
              price: 600,
              allergens: ['milk', 'eggs'],
              modifierGroups: [
                {
                  name: t('味', 'Flavour'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('黒胡麻', 'Black sesame'), price: 0, allergens: ['sesame'] },
                    { name: t('ほうじ茶', 'Hojicha'), price: 0, isDefault: true },
                    { name: t('小豆', 'Azuki'), price: 0 },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
