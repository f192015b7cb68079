import type { DemoModifierGroup, DemoOutlet } from '../../model/demo-property';
import { t } from './text';

const serve: DemoModifierGroup = {
  name: t('飲みかた', 'How to serve it'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: t('ストレート（チェイサー付き）', 'Neat, with water'), price: 0, isDefault: true },
    {
      name: t('ロック', 'On ice'),
      price: 0,
      modifierGroups: [
        {
          name: t('氷', 'The ice'),
          min: 1,
          max: 1,
          display: 'radio',
          modifiers: [
            { name: t('丸氷', 'One carved ball'), price: 0, isDefault: true },
            { name: t('かち割り', 'Broken by hand'), price: 0 },
          ],
        },
      ],
    },
    { name: t('水割り', 'With water'), price: 0 },
    { name: t('ハイボール', 'Highball'), price: 200 },
    { name: t('お湯割り', 'With hot water'), price: 0 },
  ],
};

const warmth: DemoModifierGroup = {
  name: t('温度', 'Temperature'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: t('冷酒', 'Chilled'), price: 0, isDefault: true },
    { name: t('常温', 'Room temperature'), price: 0 },
    { name: t('燗', 'Warm'), price: 0 },
  ],
};

const dram = (small: number, full: number) => [
  { name: t('ハーフ（15ml）', 'Half (15 ml)'), price: small },
  { name: t('シングル（30ml）', 'Single (30 ml)'), price: full },
  { name: t('ダブル（60ml）', 'Double (60 ml)'), price: full * 2 },
];

const cup = (glass: number, carafe: number) => [
  { name: t('グラス（90ml）', 'Glass (90 ml)'), price: glass },
  { name: t('片口（180ml）', 'Carafe (180 ml)'), price: carafe },
];

export const barShigure: DemoOutlet = {
  slug: 'bar-shigure',
  name: t('BAR 時雨', 'Bar Shigure'),
  kind: 'bar',
  description: t(
    '土蔵を改めた七席の酒場です。国産のウイスキーが四十本ほど、京都の酒が一升瓶で十二本。深夜一時まで灯りをつけております。',
    'Seven seats in the old storehouse. Some forty Japanese whiskies, twelve large bottles of Kyoto sake, and a lamp that stays lit until one in the morning.',
  ),
  pictures: [
    {
      scene: 'bar-counter',
      alt: t('土壁の蔵に灯りのともるカウンター', 'A lit counter inside the earthen walls of a storehouse'),
    },
    { scene: 'sake', alt: t('錫の片口と二つのぐい呑み', 'A tin sake carafe and two small cups') },
  ],
  cuisine: [t('ウイスキー', 'Whisky'), t('日本酒', 'Sake')],
  priceLevel: 3,
  dressCode: t(
    '二十歳からのお席です。お電話は中庭でお願いいたします。',
    'For guests of twenty and over. Please take telephone calls in the courtyard.',
  ),
  phone: '+81 75 055 0145',
  place: t('中庭の奥、白壁の蔵', 'The white storehouse at the far end of the courtyard'),
  openingHours: {
    weekly: [
      { days: [2, 3, 4, 7], intervals: [{ from: '20:00', to: '01:00' }] },
      { days: [5, 6], intervals: [{ from: '17:00', to: '01:00' }] },
      { days: [1], intervals: [{ from: '20:30', to: '01:00', label: t('食後から', 'After dinner only') }] },
    ],
    exceptions: [
      {
        inDays: 12,
        intervals: [{ from: '21:30', to: '01:00' }],
        label: t('蔵元を囲む会のため、二十一時半から', 'A brewer’s evening: open to all from half past nine'),
      },
    ],
  },
  bookingMode: 'onDemand',
  orderModes: ['table', 'location'],
  ordering: {
    slotInterval: 10,
    leadMinutes: 10,
    slotCapacityOrders: 4,
    lastOrderBeforeCloseMinutes: 30,
    maxAdvanceDays: 1,
    serviceRate: 10_000,
    cancelMinutes: 5,
  },
  menus: [
    {
      slug: 'uisuki',
      name: t('ウイスキーとカクテル', 'Whisky and cocktails'),
      orderable: true,
      pricesIncludeTax: true,
      sections: [
        {
          name: t('ウイスキー', 'Whisky'),
          items: [
            {
              name: t('山崎峡 シングルモルト 十二年', 'Yamazaki valley single malt, 12 years'),
              description: t(
                '柿、蜂蜜、水楢。京都と大阪の境から。',
                'Persimmon, honey, mizunara oak; from the edge of Kyoto and Osaka.',
              ),
              price: 1500,
              allergens: ['gluten'],
              isAlcohol: true,
              abv: 43,
              portions: dram(1500, 2800),
              modifierGroups: [serve],
              tags: ['popular'],
              stockStatus: 'low',
            },
            {
              name: t('京丹波 シングルモルト', 'Kyotamba single malt'),
              description: t(
                '若い蒸溜所の三年もの。桜樽で仕上げ。',
                'Three years old from a young distillery, finished in cherry wood.',
              ),
              price: 1100,
              allergens: ['gluten'],
              isAlcohol: true,
              abv: 48,
              portions: dram(1100, 2000),
              modifierGroups: [serve],
              tags: ['new'],
            },
            {
              name: t('北海道 余市郡のピーテッド', 'Peated malt from Yoichi district, Hokkaido'),
              description: t('石炭直火の香ばしさと潮。', 'Coal-fired stills, salt and smoke.'),
              price: 1000,
              allergens: ['gluten'],
              isAlcohol: true,
              abv: 45,
              portions: dram(1000, 1900),
              modifierGroups: [serve],
            },
            {
              name: t('秩父のモルト', 'Chichibu malt'),
              description: t('年に数本だけ届きます。', 'A few bottles reach us each year.'),
              price: 2400,
              allergens: ['gluten'],
              isAlcohol: true,
              abv: 50.5,
              portions: dram(2400, 4500),
              modifierGroups: [serve],
              stockStatus: 'sold_out',
            },
            {
              name: t('庵のハイボール', 'The house highball'),
              description: t(
                '薄いグラス、強い炭酸、氷は三つ。',
                'Thin glass, hard soda, three pieces of ice.',
              ),
              price: 1000,
              isAlcohol: true,
              abv: 8,
            },
          ],
        },
        {
          name: t('カクテル', 'Cocktails'),
          items: [
            {
              name: t('時雨', 'Shigure'),
              description: t(
                '京都のジン、玉露、ライム。口あたりは霧のように。',
                'Kyoto gin, gyokuro, lime; soft as a passing drizzle.',
              ),
              price: 1900,
              allergens: [],
              isAlcohol: true,
              abv: 18,
              tags: ['popular'],
            },
            {
              name: t('ゆずの道', 'Yuzu Lane'),
              description: t(
                '水尾の柚子、純米酒、蜂蜜、山椒をひとふり。',
                'Mizuo yuzu, junmai sake, honey, a pinch of sansho.',
              ),
              price: 1700,
              allergens: [],
              isAlcohol: true,
              abv: 11,
            },
            {
              name: t('白味噌のオールドファッションド', 'White miso old fashioned'),
              description: t(
                'バーボンに白味噌の蜜。柑橘の皮を添えて。',
                'Bourbon with a syrup of white miso, citrus peel.',
              ),
              price: 2000,
              allergens: ['soybeans', 'gluten'],
              isAlcohol: true,
              abv: 28,
              tags: ['chef'],
            },
            {
              name: t('抹茶のグラスホッパー', 'Matcha grasshopper'),
              price: 1800,
              allergens: ['milk'],
              isAlcohol: true,
              abv: 14,
            },
            {
              name: t('酒を使わない「露」', 'Dew, without alcohol'),
              description: t('青紫蘇、きゅうり、トニック。', 'Green shiso, cucumber, tonic.'),
              price: 1200,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
            },
          ],
        },
      ],
    },
    {
      slug: 'nihonshu-to-sakana',
      name: t('日本酒と肴', 'Sake and small plates'),
      description: t('肴は閉店の三十分前まで。', 'Plates until half an hour before closing.'),
      orderable: true,
      availability: {
        weekly: [
          { days: [2, 3, 4, 7], intervals: [{ from: '20:00', to: '00:30' }] },
          { days: [5, 6], intervals: [{ from: '17:00', to: '00:30' }] },
          { days: [1], intervals: [{ from: '20:30', to: '00:30' }] },
        ],
      },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('日本酒', 'Sake'),
          items: [
            {
              name: t('庵の酒 純米', 'House junmai'),
              price: 900,
              allergens: [],
              isAlcohol: true,
              abv: 15,
              picture: 'sake',
              portions: cup(900, 1600),
              modifierGroups: [warmth],
            },
            {
              name: t('綾部 里雪 生酛', 'Satoyuki kimoto, Ayabe'),
              description: t('燗映えのする、骨のある酒。', 'Firm and savoury; best warm.'),
              price: 1200,
              allergens: [],
              isAlcohol: true,
              abv: 15.5,
              portions: cup(1200, 2200),
              modifierGroups: [warmth],
              tags: ['chef'],
            },
            {
              name: t('伏見 長屋門 十年古酒', 'Nagayamon aged ten years, Fushimi'),
              description: t('琥珀色。干し柿、胡桃、カラメル。', 'Amber: dried persimmon, walnut, caramel.'),
              price: 1900,
              allergens: [],
              isAlcohol: true,
              abv: 17,
              portions: cup(1900, 3600),
              stockStatus: 'low',
            },
            {
              name: t('飲みくらべ 三種', 'Flight of three'),
              description: t(
                '六十ミリずつ。お好みを伺って選びます。',
                '60 ml of each; tell us what you like and we choose.',
              ),
              price: 2200,
              allergens: [],
              isAlcohol: true,
              abv: 15,
              tags: ['popular'],
              modifierGroups: [
                {
                  name: t('お好み', 'Your taste'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('香りの華やかなもの', 'Fragrant'), price: 0 },
                    { name: t('すっきり辛口', 'Light and dry'), price: 0, isDefault: true },
                    { name: t('うまみと燗', 'Rich, and warm'), price: 0 },
                  ],
                },
              ],
            },
            {
              name: t('梅酒（城州白梅）', 'Umeshu of Joyo plums'),
              description: t('青谷の梅を、庵で漬けて三年。', 'Aodani plums, three years in our own jars.'),
              price: 1000,
              allergens: [],
              isAlcohol: true,
              abv: 12,
              modifierGroups: [
                {
                  name: t('飲みかた', 'How to serve it'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('ロック', 'On ice'), price: 0, isDefault: true },
                    { name: t('ソーダ割り', 'With soda'), price: 100 },
                    { name: t('お湯割り', 'With hot water'), price: 0 },
                  ],
                },
              ],
            },
          ],
        },
        {
          name: t('肴', 'Small plates'),
          items: [
            {
              name: t('炙りたたみいわし', 'Toasted sheet of baby sardines'),
              price: 800,
              allergens: ['fish'],
            },
            {
              name: t('大徳寺納豆とクリームチーズ', 'Daitokuji natto with cream cheese'),
              description: t(
                '塩気のある発酵豆。ウイスキーに。',
                'Salty, black, fermented beans; good with whisky.',
              ),
              price: 900,
              allergens: ['soybeans', 'gluten', 'milk'],
            },
            {
              name: t('鴨の燻製', 'Smoked duck'),
              description: t('桜のチップで。辛子を添えて。', 'Over cherry wood, with mustard.'),
              price: 1500,
              allergens: ['mustard', 'soybeans', 'gluten'],
            },
            {
              name: t('時雨の卵サンド', 'Shigure egg sandwich'),
              description: t(
                'だし巻きを、からしマヨネーズと薄いパンで。',
                'Warm rolled omelette in thin bread with mustard mayonnaise.',
              ),
              price: 1300,
              allergens: ['eggs', 'gluten', 'milk', 'mustard', 'fish', 'soybeans'],
              tags: ['popular'],
            },
            {
              name: t('祇園のチョコレート 三粒', 'Three chocolates from Gion'),
              description: t('山椒、ほうじ茶、古酒。', 'Sansho, hojicha, aged sake.'),
              price: 900,
              mayContain: ['nuts', 'gluten'],
              picture: 'chocolate',
            },
          ],
        },
      ],
    },
  ],
};
