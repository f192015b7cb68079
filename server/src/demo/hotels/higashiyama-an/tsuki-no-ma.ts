import type { DemoModifierGroup, DemoOutlet } from '../../model/demo-property';
import { t } from './text';

const mainDish: DemoModifierGroup = {
  name: t('強肴をお選びください', 'Choose the main dish'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    {
      name: t('ぐじの若狭焼', 'Tilefish grilled in its scales'),
      price: 0,
      allergens: ['fish', 'soybeans', 'gluten'],
      isDefault: true,
    },
    {
      name: t('近江牛ロースの炭火焼', 'Omi beef loin over charcoal'),
      price: 3300,
      allergens: ['soybeans', 'gluten'],
      modifierGroups: [
        {
          name: t('焼き加減', 'How it is cooked'),
          min: 1,
          max: 1,
          display: 'radio',
          modifiers: [
            { name: t('レア', 'Rare'), price: 0 },
            { name: t('ミディアムレア', 'Medium rare'), price: 0, isDefault: true },
            { name: t('よく焼く', 'Well done'), price: 0 },
          ],
        },
        {
          name: t('薬味', 'With it'),
          min: 0,
          max: 2,
          display: 'checkbox',
          modifiers: [
            { name: t('山葵', 'Fresh wasabi'), price: 0, isDefault: true },
            { name: t('藻塩', 'Seaweed salt'), price: 0 },
            { name: t('ぽん酢', 'Ponzu'), price: 0, allergens: ['soybeans', 'gluten', 'fish'] },
          ],
        },
      ],
    },
    {
      name: t('豆腐と湯葉の朴葉味噌焼', 'Tofu and yuba with miso on a magnolia leaf'),
      price: 0,
      allergens: ['soybeans'],
    },
  ],
};

const lastRice: DemoModifierGroup = {
  name: t('土鍋ごはん', 'Rice from the clay pot'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    {
      name: t('白ごはん（丹後コシヒカリ）', 'White rice from Tango'),
      price: 0,
      allergens: [],
      isDefault: true,
    },
    {
      name: t('ちりめん山椒ごはん', 'Rice with tiny dried fish and sansho'),
      price: 0,
      allergens: ['fish', 'soybeans', 'gluten'],
    },
    {
      name: t('鯛めし', 'Sea bream rice'),
      price: 1200,
      allergens: ['fish', 'soybeans', 'gluten'],
    },
  ],
};

const houseWarmth: DemoModifierGroup = {
  name: t('温度', 'Temperature'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: t('冷やして', 'Chilled'), price: 0, isDefault: true },
    { name: t('常温で', 'Room temperature'), price: 0 },
    {
      name: t('お燗で', 'Warmed'),
      price: 0,
      modifierGroups: [
        {
          name: t('燗の加減', 'How warm'),
          min: 1,
          max: 1,
          display: 'radio',
          modifiers: [
            { name: t('人肌（約37度）', 'Skin-warm, about 37 °C'), price: 0 },
            { name: t('ぬる燗（約40度）', 'Gently warm, about 40 °C'), price: 0, isDefault: true },
            { name: t('熱燗（約50度）', 'Hot, about 50 °C'), price: 0 },
          ],
        },
      ],
    },
  ],
};

const cold: DemoModifierGroup = {
  name: t('温度', 'Temperature'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: t('冷やして', 'Chilled'), price: 0, isDefault: true },
    { name: t('常温で', 'Room temperature'), price: 0 },
  ],
};

const sakePortions = (glass: number, carafe: number) => [
  { name: t('グラス（90ml）', 'Glass (90 ml)'), price: glass },
  { name: t('徳利 一合（180ml）', 'Carafe (180 ml)'), price: carafe },
  { name: t('徳利 二合（360ml）', 'Large carafe (360 ml)'), price: carafe * 2 - 200 },
];

const winePortions = (glass: number, bottle: number) => [
  { name: t('グラス（120ml）', 'Glass (120 ml)'), price: glass },
  { name: t('ボトル（750ml）', 'Bottle (750 ml)'), price: bottle },
];

export const tsukiNoMa: DemoOutlet = {
  slug: 'tsuki-no-ma',
  name: t('月の間', 'Tsuki-no-ma'),
  kind: 'restaurant',
  description: t(
    '庭に面した十二畳半の座敷に、栗の一枚板の卓をひとつ。夕食は皆さまそろって十八時の始まりです。丹後と若狭の魚、大原と上賀茂の野菜を、その日の献立でお出しいたします。お着替えは浴衣のままでもどうぞ。',
    'One long chestnut table in a tatami room open to the garden. Everyone sits down together at six. Fish from Tango and Wakasa, vegetables from Ohara and Kamigamo, and a menu written that morning. There is leg room under the table, and yukata are welcome.',
  ),
  pictures: [
    {
      scene: 'dining-room',
      alt: t('庭を望む座敷に据えた長い一枚板の卓', 'A long wooden table in a tatami room, the garden beyond'),
    },
    {
      scene: 'sushi',
      alt: t('青磁の皿に盛ったお造り', 'Sashimi on a celadon plate'),
    },
    {
      scene: 'tofu',
      alt: t('土鍋で湯気を立てる湯豆腐', 'Yudofu steaming in a clay pot'),
    },
  ],
  cuisine: [t('京会席', 'Kyoto kaiseki'), t('精進料理', 'Temple cuisine')],
  priceLevel: 4,
  dressCode: t(
    '浴衣でも普段着でもお越しください。香りの強い香水はお控えいただけますと幸いです。',
    'Yukata or whatever you are wearing. Please leave strong perfume for later: the broth is delicate.',
  ),
  phone: '+81 75 055 0142',
  place: t(
    '一階、玄関から廊下を左へ、坪庭の先',
    'Ground floor, left along the corridor, past the small inner garden',
  ),
  openingHours: {
    weekly: [
      {
        days: [1, 2, 3, 4, 5, 6, 7],
        intervals: [
          { from: '18:00', to: '20:30', label: t('夕食（十八時一斉）', 'Dinner, one sitting at six') },
        ],
      },
    ],
    exceptions: [
      {
        inDays: 9,
        closed: true,
        label: t(
          '畳替えのため休み（夕食はお部屋にご用意いたします）',
          'Closed while the tatami is renewed; dinner is served in your room',
        ),
      },
    ],
  },
  bookingMode: 'onDemand',
  orderModes: ['table'],
  ordering: {
    slotInterval: 30,
    leadMinutes: 60,
    slotCapacityOrders: 4,
    maxAdvanceDays: 7,
    serviceRate: 10_000,
    // Dinner stands on the bill of the room.
    paymentMethods: ['room_charge'],
  },
  menus: [
    {
      slug: 'kaiseki',
      name: t('会席', 'Kaiseki'),
      description: t(
        '前日の二十一時までにお決めください。当日は板場が仕入れに合わせて一、二品を入れ替えます。',
        'Please decide by nine the evening before. The kitchen may change a dish or two with the morning’s market.',
      ),
      orderable: true,
      availability: {
        weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '18:00', to: '18:30' }] }],
      },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('会席', 'Kaiseki courses'),
          description: t('お一人様の料金です。', 'Prices are per person.'),
          items: [
            {
              name: t('月（七品）', 'Moon, seven courses'),
              description: t(
                '先付、椀、お造り、焼物、炊合せ、土鍋ごはん、水物。はじめての方に。',
                'A first bite, soup, sashimi, grilled fish, simmered vegetables, clay-pot rice, fruit. A good first kaiseki.',
              ),
              price: 16500,
              allergens: ['fish', 'soybeans', 'gluten', 'eggs', 'sesame'],
              mayContain: ['crustaceans', 'molluscs'],
              modifierGroups: [lastRice],
            },
            {
              name: t('花（九品）', 'Flower, nine courses'),
              description: t(
                '月の献立に、八寸と強肴が加わります。八寸は庭の枝ものを添えて。',
                'The Moon menu with the hassun tray, dressed with a branch from the garden, and a main dish of your choice.',
              ),
              price: 22000,
              allergens: ['fish', 'soybeans', 'gluten', 'eggs', 'sesame', 'molluscs'],
              mayContain: ['crustaceans', 'nuts'],
              tags: ['popular'],
              modifierGroups: [mainDish, lastRice],
            },
            {
              name: t('雪（十一品）', 'Snow, eleven courses'),
              description: t(
                '間人の蟹や淡路の鱧など、その時季いちばんのものを料理長にお任せで。前日正午までに承ります。',
                'The chef’s own menu around the best of the moment: Taiza crab in winter, Awaji pike eel in summer. Order by noon the day before.',
              ),
              price: 33000,
              allergens: ['fish', 'crustaceans', 'molluscs', 'soybeans', 'gluten', 'eggs', 'sesame'],
              mayContain: ['nuts', 'milk'],
              tags: ['chef'],
              stockStatus: 'low',
              modifierGroups: [mainDish, lastRice],
            },
          ],
        },
        {
          name: t('精進・お子さま', 'Without meat or fish, and for children'),
          items: [
            {
              name: t('精進会席（八品）', 'Temple kaiseki, eight courses'),
              description: t(
                '昆布と干し椎茸のだしで。胡麻豆腐、生麩の田楽、湯葉の小鍋、蓮根餅、菊菜のおひたしなど。',
                'Built on kelp and dried shiitake broth: sesame tofu, wheat gluten with miso, a small pot of yuba, lotus-root cake, chrysanthemum greens.',
              ),
              price: 16500,
              allergens: ['soybeans', 'gluten', 'sesame'],
              mayContain: ['nuts'],
              dietary: ['vegan', 'vegetarian', 'lactose_free'],
              modifierGroups: [
                {
                  name: t('五葷（ねぎ・にら等）', 'Onion, leek and garlic'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('使ってよい', 'Are fine'), price: 0 },
                    { name: t('使わない', 'Leave them out'), price: 0, isDefault: true },
                  ],
                },
              ],
            },
            {
              name: t('お子さま膳', 'Children’s tray'),
              description: t(
                '小さな塗りの膳に、だし巻き、海老の天ぷら、近江牛のそぼろごはん、季節の果物。三歳から十歳まで。',
                'A small lacquer tray: rolled omelette, prawn tempura, rice with minced Omi beef, fruit. For ages three to ten.',
              ),
              price: 6800,
              allergens: ['eggs', 'crustaceans', 'fish', 'soybeans', 'gluten'],
              picture: 'bento',
              modifierGroups: [
                {
                  name: t('抜くもの', 'Leave out'),
                  min: 0,
                  max: 2,
                  display: 'checkbox',
                  modifiers: [
                    {
                      name: t('海老を茄子に', 'Aubergine instead of prawn'),
                      price: 0,
                      removesAllergens: ['crustaceans'],
                    },
                    { name: t('玉子を豆腐に', 'Tofu instead of egg'), price: 0, removesAllergens: ['eggs'] },
                  ],
                },
              ],
            },
          ],
        },
        {
          name: t('お料理に合わせて', 'To drink with it'),
          items: [
            {
              name: t('京の酒 五種', 'Five sake of Kyoto'),
              description: t(
                '伏見、京丹後、嵯峨、美山、綾部。一皿ごとに六十ミリずつお注ぎします。',
                'Fushimi, Kyotango, Saga, Miyama and Ayabe: a small pour of 60 ml with each dish.',
              ),
              price: 6600,
              allergens: [],
              isAlcohol: true,
              abv: 15,
              tags: ['popular'],
            },
            {
              name: t('宇治の茶 四種', 'Four teas of Uji'),
              description: t(
                '水出し玉露、煎茶、抹茶、ほうじ茶。お酒を召し上がらない方へ。',
                'Cold-brewed gyokuro, sencha, matcha, hojicha. For those who do not drink.',
              ),
              price: 4400,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
            },
          ],
        },
      ],
    },
    {
      slug: 'besshoku',
      name: t('追加の一品', 'À la carte'),
      description: t(
        '会席に添えて、二、三人で分けてちょうどの量です。二十時まで承ります。',
        'To add to your menu; each is enough for two or three to share. Until eight.',
      ),
      orderable: true,
      availability: {
        weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '18:00', to: '20:00' }] }],
      },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('先付・お造り', 'To begin, and sashimi'),
          items: [
            {
              name: t('胡麻豆腐', 'Sesame tofu'),
              description: t(
                '毎朝、葛と白胡麻で練り上げます。山葵と割醤油で。',
                'Stirred every morning from white sesame and kuzu starch; wasabi and light soy.',
              ),
              price: 1100,
              allergens: ['sesame', 'soybeans', 'gluten'],
              dietary: ['vegan', 'vegetarian'],
              picture: 'tofu',
              tags: ['popular'],
            },
            {
              name: t('汲み上げ湯葉', 'Fresh yuba'),
              description: t(
                '麩屋町の湯葉屋さんから、朝いちばんのものを。',
                'The first skins of the morning from a maker on Fuyacho.',
              ),
              price: 1400,
              allergens: ['soybeans'],
              dietary: ['vegan', 'vegetarian', 'gluten_free'],
            },
            {
              name: t('お造り 三種', 'Sashimi, three kinds'),
              description: t('鯛、烏賊、その日の一種。', 'Sea bream, squid and one of the day.'),
              price: 3300,
              allergens: ['fish', 'molluscs', 'soybeans', 'gluten'],
            },
            {
              name: t('若狭の〆鯖', 'Cured mackerel from Wakasa'),
              description: t(
                '鯖街道を思わせる塩加減。辛子と土佐酢で。',
                'Salted as it was for the old mackerel road; mustard and tosa vinegar.',
              ),
              price: 1900,
              allergens: ['fish', 'mustard', 'soybeans', 'gluten'],
            },
          ],
        },
        {
          name: t('焼物・揚物', 'Grilled and fried'),
          items: [
            {
              name: t('銀鱈の西京焼', 'Black cod in Saikyo miso'),
              description: t('石野の白味噌床に二晩。', 'Two nights in white Kyoto miso.'),
              price: 2400,
              allergens: ['fish', 'soybeans'],
            },
            {
              name: t('近江牛の炭火焼', 'Omi beef over charcoal'),
              description: t('ロース。九条ねぎを添えて。', 'Loin, with Kujo leek.'),
              price: 7800,
              allergens: ['soybeans', 'gluten'],
              portions: [
                { name: t('八十グラム', '80 g'), price: 7800 },
                { name: t('百二十グラム', '120 g'), price: 11000 },
              ],
              modifierGroups: [
                {
                  name: t('焼き加減', 'How it is cooked'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('レア', 'Rare'), price: 0 },
                    { name: t('ミディアムレア', 'Medium rare'), price: 0, isDefault: true },
                    { name: t('よく焼く', 'Well done'), price: 0 },
                  ],
                },
              ],
            },
            {
              name: t('賀茂茄子の田楽', 'Kamo aubergine with miso'),
              description: t('赤と白、二色の味噌で。', 'Half red miso, half white.'),
              price: 1800,
              allergens: ['soybeans', 'sesame'],
              mayContain: ['gluten'],
              dietary: ['vegetarian'],
            },
            {
              name: t('生麩の揚げだし', 'Fried wheat gluten in broth'),
              description: t('よもぎと粟の二色。', 'Mugwort and millet.'),
              price: 1500,
              allergens: ['gluten', 'soybeans', 'fish'],
            },
            {
              name: t('天ぷら盛り合わせ', 'Mixed tempura'),
              description: t('車海老二尾、鱚、季節の野菜四種。', 'Two prawns, whiting and four vegetables.'),
              price: 3200,
              allergens: ['crustaceans', 'fish', 'gluten', 'eggs'],
              mayContain: ['soybeans'],
              modifierGroups: [
                {
                  name: t('つけるもの', 'To dip'),
                  min: 1,
                  max: 2,
                  freeCount: 2,
                  display: 'checkbox',
                  modifiers: [
                    {
                      name: t('天つゆと大根おろし', 'Tempura broth and grated daikon'),
                      price: 0,
                      allergens: ['fish', 'soybeans', 'gluten'],
                      isDefault: true,
                    },
                    { name: t('抹茶塩', 'Matcha salt'), price: 0, allergens: [] },
                    { name: t('山椒塩', 'Sansho salt'), price: 0, allergens: [] },
                  ],
                },
              ],
            },
            {
              name: t('子持ち鮎の甘露煮', 'Sweet-simmered ayu with roe'),
              description: t(
                '上桂川のもの。番茶で二日かけて炊きます。',
                'From the upper Katsura, simmered two days in bancha.',
              ),
              price: 1700,
              stockStatus: 'sold_out',
            },
          ],
        },
        {
          name: t('小鍋', 'Small pots'),
          items: [
            {
              name: t('湯豆腐', 'Yudofu'),
              description: t(
                '南禅寺前の豆腐屋さんの絹ごしを、利尻昆布だけの湯で。',
                'Silken tofu from a maker near Nanzen-ji, warmed in water with nothing but Rishiri kelp.',
              ),
              price: 2200,
              allergens: ['soybeans'],
              dietary: ['vegetarian'],
              tags: ['popular'],
              modifierGroups: [
                {
                  name: t('つけだれ', 'Dip'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    {
                      name: t('鰹だしの醤油', 'Soy with bonito broth'),
                      price: 0,
                      allergens: ['soybeans', 'gluten', 'fish'],
                      isDefault: true,
                    },
                    { name: t('柚子と塩', 'Yuzu and salt'), price: 0, allergens: [] },
                    {
                      name: t('胡麻だれ', 'Sesame sauce'),
                      price: 0,
                      allergens: ['sesame', 'soybeans', 'gluten'],
                    },
                  ],
                },
                {
                  name: t('薬味', 'Condiments'),
                  min: 0,
                  max: 4,
                  freeCount: 3,
                  display: 'checkbox',
                  modifiers: [
                    { name: t('九条ねぎ', 'Kujo leek'), price: 0, isDefault: true },
                    { name: t('おろし生姜', 'Grated ginger'), price: 0, isDefault: true },
                    { name: t('花かつお', 'Bonito flakes'), price: 0, allergens: ['fish'] },
                    { name: t('黒七味', 'Dark seven-spice'), price: 200, allergens: ['sesame'] },
                  ],
                },
              ],
            },
            {
              name: t('鴨と九条ねぎの小鍋', 'Duck and Kujo leek'),
              description: t('七谷鴨のだしで。お二人から。', 'In a broth of Nanatani duck. For two or more.'),
              price: 3600,
              allergens: ['soybeans', 'gluten', 'fish'],
              tags: ['chef'],
            },
            {
              name: t('丸鍋', 'Soft-shelled turtle pot'),
              description: t(
                '酒と生姜で炊いた、滋味ふかい一椀。',
                'Simmered with sake and ginger; deep and clear.',
              ),
              price: 5500,
              stockStatus: 'low',
            },
          ],
        },
        {
          name: t('ごはん・水菓子', 'Rice and sweets'),
          items: [
            {
              name: t('鯖寿司', 'Mackerel sushi'),
              description: t(
                '祇園の祭りの日の味。竹の皮で包んで。',
                'The taste of festival days in Gion, in a bamboo sheath.',
              ),
              price: 2600,
              allergens: ['fish', 'soybeans', 'gluten'],
              portions: [
                { name: t('三切れ', 'Three pieces'), price: 2600 },
                { name: t('一本（六切れ）', 'Whole, six pieces'), price: 4800 },
              ],
            },
            {
              name: t('にしんそば', 'Herring soba'),
              description: t(
                '甘く炊いた身欠きにしんを一本。',
                'A whole sweet-simmered herring over buckwheat noodles.',
              ),
              price: 1800,
              allergens: ['fish', 'gluten', 'soybeans'],
            },
            {
              name: t('本わらび餅', 'Bracken-starch mochi'),
              description: t(
                'ご注文のあとに練ります。十五分ほど。',
                'Stirred when you order; about fifteen minutes.',
              ),
              price: 1300,
              allergens: ['soybeans'],
              dietary: ['vegan', 'vegetarian', 'gluten_free'],
            },
            {
              name: t('水尾の柚子の氷菓', 'Yuzu sorbet'),
              description: t(
                '愛宕山のふもと、水尾の柚子で。',
                'Yuzu from Mizuo, at the foot of Mount Atago.',
              ),
              price: 900,
              allergens: [],
              dietary: ['vegan', 'gluten_free', 'nut_free'],
            },
          ],
        },
      ],
    },
    {
      slug: 'sake-to-budoshu',
      name: t('酒とお飲みもの', 'Sake and drinks'),
      description: t(
        '京都の蔵を中心に。瓶は卓の端の桶で冷やしております。',
        'Mostly from Kyoto’s breweries; the bottles stand in the wooden tub at the end of the table.',
      ),
      orderable: true,
      availability: {
        weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '18:00', to: '20:15' }] }],
      },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('日本酒', 'Sake'),
          items: [
            {
              name: t('庵の酒 純米', 'House junmai'),
              description: t(
                '伏見の小さな蔵に仕込みをお願いしている酒。米のうまみ。',
                'Brewed for us by a small house in Fushimi; round and rice-sweet.',
              ),
              price: 900,
              allergens: [],
              isAlcohol: true,
              abv: 15,
              picture: 'sake',
              portions: sakePortions(900, 1600),
              modifierGroups: [houseWarmth],
              tags: ['popular'],
            },
            {
              name: t('伏見 月待 純米大吟醸', 'Tsukimachi junmai daiginjo, Fushimi'),
              description: t(
                '祝 四十パーセント。白桃の香り、静かな後口。',
                'Iwai rice polished to 40 per cent; white peach, a quiet finish.',
              ),
              price: 1800,
              allergens: [],
              isAlcohol: true,
              abv: 16,
              picture: 'sake',
              portions: sakePortions(1800, 3400),
              modifierGroups: [cold],
            },
            {
              name: t('京丹後 砂の声 山廃', 'Suna-no-koe yamahai, Kyotango'),
              description: t(
                '酸がきれいで、お燗で開きます。西京焼に。',
                'Clean acidity that opens when warm; made for the black cod.',
              ),
              price: 1100,
              allergens: [],
              isAlcohol: true,
              abv: 15.5,
              portions: sakePortions(1100, 2000),
              modifierGroups: [houseWarmth],
            },
            {
              name: t('嵯峨 竹露 吟醸', 'Chikuro ginjo, Saga'),
              description: t(
                '竹林の朝のような青い香り。',
                'Green and cool, like the bamboo early in the morning.',
              ),
              price: 1200,
              allergens: [],
              isAlcohol: true,
              abv: 15,
              portions: sakePortions(1200, 2200),
              modifierGroups: [cold],
            },
            {
              name: t('美山 茅 にごり', 'Kaya nigori, Miyama'),
              description: t(
                'うすにごり。やさしい甘みと微かな泡。',
                'Lightly cloudy, with a little sweetness and a faint fizz.',
              ),
              price: 1000,
              allergens: [],
              isAlcohol: true,
              abv: 13,
              portions: sakePortions(1000, 1800),
              stockStatus: 'low',
            },
          ],
        },
        {
          name: t('ワイン・泡', 'Wine and sparkling'),
          items: [
            {
              name: t('丹波 ピノ・ブラン', 'Pinot Blanc, Tamba'),
              description: t('柑橘と白い花。お造りに。', 'Citrus and white flowers; for the sashimi.'),
              price: 1500,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 12,
              picture: 'wine-white',
              portions: winePortions(1500, 8400),
            },
            {
              name: t('勝沼 甲州 シュール・リー', 'Koshu sur lie, Katsunuma'),
              description: t('だしの味に寄り添う、澄んだ辛口。', 'Dry and clear, a friend to dashi.'),
              price: 1400,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 11.5,
              picture: 'wine-white',
              portions: winePortions(1400, 7800),
              tags: ['popular'],
            },
            {
              name: t('ブルゴーニュ ピノ・ノワール', 'Pinot Noir, Burgundy'),
              description: t(
                '鴨と近江牛に。軽く冷やしてお出しします。',
                'For the duck and the beef; served a little cool.',
              ),
              price: 2200,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 13,
              picture: 'wine-red',
              portions: winePortions(2200, 13000),
            },
            {
              name: t('シャンパーニュ ブリュット', 'Champagne brut'),
              price: 2600,
              isAlcohol: true,
              abv: 12,
              picture: 'sparkling',
              portions: winePortions(2600, 15400),
            },
          ],
        },
        {
          name: t('ビール・お酒以外', 'Beer and soft drinks'),
          items: [
            {
              name: t('京都のペールエール', 'Kyoto pale ale'),
              description: t('三百三十ミリの小瓶。', 'A small bottle, 330 ml.'),
              price: 1000,
              allergens: ['gluten'],
              isAlcohol: true,
              abv: 5,
              picture: 'beer',
            },
            {
              name: t('柚子のしぼり、炭酸で', 'Pressed yuzu with soda'),
              price: 800,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
              modifierGroups: [
                {
                  name: t('甘さ', 'Sweetness'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('蜂蜜なし', 'No honey'), price: 0 },
                    { name: t('蜂蜜ひとさじ', 'A spoon of honey'), price: 0, isDefault: true },
                  ],
                },
              ],
            },
            {
              name: t('水出し玉露', 'Cold-brewed gyokuro'),
              description: t(
                '宇治の茶葉を六時間。ワイングラスで。',
                'Uji leaf, six hours in cold water, in a wine glass.',
              ),
              price: 1200,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
            },
          ],
        },
      ],
    },
  ],
};
