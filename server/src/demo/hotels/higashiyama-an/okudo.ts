import type { DemoModifierGroup, DemoOutlet } from '../../model/demo-property';
import { t } from './text';

const breakfastRice: DemoModifierGroup = {
  name: t('ごはん', 'Rice'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    {
      name: t('おくどさんの白ごはん', 'White rice from the hearth'),
      price: 0,
      allergens: [],
      isDefault: true,
    },
    { name: t('玄米', 'Brown rice'), price: 0, allergens: [] },
    { name: t('白がゆ', 'Plain rice porridge'), price: 0, allergens: [] },
  ],
};

const breakfastFish: DemoModifierGroup = {
  name: t('焼魚', 'Grilled fish'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: t('塩鮭', 'Salted salmon'), price: 0, allergens: ['fish'], isDefault: true },
    { name: t('笹かれいの一夜干し', 'Half-dried flounder'), price: 400, allergens: ['fish'] },
    { name: t('魚の代わりに飛龍頭', 'A tofu fritter instead'), price: 0, allergens: ['soybeans', 'eggs'] },
  ],
};

const eggStyle: DemoModifierGroup = {
  name: t('玉子', 'Eggs'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: t('目玉焼き', 'Fried'), price: 0, allergens: ['eggs'], isDefault: true },
    { name: t('スクランブル', 'Scrambled'), price: 0, allergens: ['eggs', 'milk'] },
    { name: t('半熟ゆで玉子', 'Soft-boiled'), price: 0, allergens: ['eggs'] },
  ],
};

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

export const okudo: DemoOutlet = {
  slug: 'okudo',
  name: t('おくどさん', 'Okudo'),
  kind: 'restaurant',
  description: t(
    '明治の頃のかまどがそのまま残る台所です。朝はここで薪のごはんを炊き、昼は大鉢のおばんざいを並べます。カウンター八席と、庭側に二卓。',
    'The old kitchen, with the hearth the house was built around. Rice is cooked over wood in the morning; at midday big bowls of obanzai stand along the counter. Eight stools, and two tables by the garden.',
  ),
  pictures: [
    {
      scene: 'kitchen',
      alt: t('煉瓦のかまどに羽釜が並ぶ台所', 'Iron rice pots on the brick hearth of an old kitchen'),
    },
    {
      scene: 'breakfast',
      alt: t('焼魚と小鉢の並ぶ朝の膳', 'A breakfast tray with grilled fish and small bowls'),
    },
  ],
  cuisine: [t('朝ごはん', 'Breakfast'), t('おばんざい', 'Obanzai, Kyoto home cooking')],
  priceLevel: 2,
  phone: '+81 75 055 0143',
  place: t(
    '一階、玄関を入って右、通り庭の奥',
    'Ground floor, right of the entrance, at the end of the earthen passage',
  ),
  openingHours: {
    weekly: [
      {
        days: [1, 3, 4, 5, 6, 7],
        intervals: [
          { from: '07:30', to: '09:30', label: t('朝ごはん', 'Breakfast') },
          { from: '11:30', to: '14:00', label: t('昼のおばんざい', 'Obanzai lunch') },
        ],
      },
      { days: [2], intervals: [{ from: '07:30', to: '09:30', label: t('朝ごはん', 'Breakfast') }] },
    ],
  },
  bookingMode: 'none',
  orderModes: ['table'],
  ordering: {
    leadMinutes: 20,
    slotCapacityOrders: 6,
    menuAdvanceDays: { asagohan: 7 },
  },
  menus: [
    {
      slug: 'asagohan',
      name: t('朝ごはん', 'Breakfast'),
      description: t(
        '朝食付きのお客様は、膳をおひとつお選びください。別の小鉢はお代を頂戴いたします。',
        'With breakfast included, choose one tray. Small dishes beside it are charged.',
      ),
      orderable: true,
      availability: {
        weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '07:30', to: '09:30' }] }],
      },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('朝の膳', 'Breakfast trays'),
          items: [
            {
              name: t('庵の和朝食', 'The house breakfast'),
              description: t(
                '炊きたてのごはん、焼魚、だし巻き、湯豆腐、おばんざい三種、白味噌の汁、すぐき。',
                'Rice from the hearth, grilled fish, rolled omelette, yudofu, three obanzai, white miso soup, suguki pickle.',
              ),
              price: 4400,
              allergens: ['fish', 'eggs', 'soybeans', 'gluten', 'sesame'],
              tags: ['popular'],
              modifierGroups: [breakfastRice, breakfastFish],
            },
            {
              name: t('朝がゆの膳', 'Rice porridge tray'),
              description: t(
                '白がゆに葛あん、梅干し、ちりめん山椒、湯葉のお浸し。飲みすぎた翌朝に。',
                'Plain porridge with a kuzu sauce, pickled plum, tiny fish with sansho, yuba. For the morning after the bar.',
              ),
              price: 3300,
              allergens: ['fish', 'soybeans', 'gluten'],
            },
            {
              name: t('精進の朝', 'Temple breakfast'),
              description: t(
                '飛龍頭、生湯葉、ひじき、胡麻和え、昆布だしの赤だし。',
                'Tofu fritter, fresh yuba, hijiki, greens in sesame, red miso soup on kelp broth.',
              ),
              price: 3800,
              allergens: ['soybeans', 'sesame', 'gluten'],
              dietary: ['vegan', 'vegetarian', 'lactose_free'],
              modifierGroups: [breakfastRice],
            },
            {
              name: t('洋の朝', 'Western breakfast'),
              description: t(
                '祇園の店の食パン、玉子、丹波の豚のソーセージ、大原の葉もの、果物、ヨーグルト。',
                'Thick toast from a bakery in Gion, eggs, Tamba pork sausage, Ohara leaves, fruit and yoghurt.',
              ),
              price: 3800,
              allergens: ['gluten', 'milk', 'eggs'],
              mayContain: ['mustard', 'celery'],
              picture: 'breakfast',
              modifierGroups: [eggStyle],
            },
            {
              name: t('お子さまの朝', 'Children’s breakfast'),
              description: t(
                '小さなおにぎり二つ、だし巻き、ウインナー、味噌汁、みかん。',
                'Two small rice balls, rolled omelette, sausages, miso soup, a mandarin.',
              ),
              price: 1800,
            },
          ],
        },
        {
          name: t('小鉢', 'Small dishes'),
          items: [
            {
              name: t('だし巻き玉子', 'Rolled omelette'),
              description: t('お召し上がりのときに巻きます。', 'Rolled when you order it.'),
              price: 900,
              allergens: ['eggs', 'fish', 'soybeans', 'gluten'],
              portions: [
                { name: t('半本', 'Half'), price: 900 },
                { name: t('一本', 'Whole'), price: 1600 },
              ],
            },
            {
              name: t('朝の湯豆腐', 'Morning yudofu'),
              price: 800,
              allergens: ['soybeans'],
              dietary: ['vegan', 'vegetarian'],
            },
            {
              name: t('京の漬物 三種', 'Three Kyoto pickles'),
              description: t('すぐき、千枚漬、しば漬。', 'Suguki turnip, thin-sliced senmaizuke, shibazuke.'),
              price: 700,
              dietary: ['vegan'],
            },
            {
              name: t('納豆（丹波の大粒）', 'Natto, large beans from Tamba'),
              price: 400,
              allergens: ['soybeans', 'gluten'],
              mayContain: ['mustard'],
            },
          ],
        },
        {
          name: t('お飲みもの', 'Drinks'),
          items: [
            {
              name: t('深煎りコーヒー', 'Dark-roast coffee'),
              description: t(
                '東大路の焙煎所の豆をネルで。',
                'Beans from a roaster on Higashioji, through a cloth filter.',
              ),
              price: 700,
              allergens: [],
              dietary: ['vegan'],
              picture: 'coffee',
              modifierGroups: [
                {
                  name: t('ミルク', 'Milk'),
                  min: 0,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('牛乳', 'Milk'), price: 0, allergens: ['milk'] },
                    { name: t('豆乳', 'Soy milk'), price: 100, allergens: ['soybeans'] },
                    { name: t('オーツミルク', 'Oat milk'), price: 100, allergens: ['gluten'] },
                  ],
                },
              ],
            },
            {
              name: t('美山の牛乳', 'Miyama milk'),
              price: 450,
              allergens: ['milk'],
              dietary: ['vegetarian', 'gluten_free'],
            },
            {
              name: t('和歌山のみかんジュース', 'Mandarin juice from Wakayama'),
              price: 700,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
              picture: 'juice',
            },
          ],
        },
      ],
    },
    {
      slug: 'hiru-no-obanzai',
      name: t('昼のおばんざい', 'Obanzai lunch'),
      description: t(
        '大鉢からお好きなものを。その日の鉢が空いたら、おしまいです。',
        'From the big bowls on the counter. When a bowl is empty, it is finished for the day.',
      ),
      orderable: true,
      availability: {
        weekly: [{ days: [1, 3, 4, 5, 6, 7], intervals: [{ from: '11:30', to: '13:45' }] }],
      },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('膳', 'Trays'),
          items: [
            {
              name: t('おばんざい膳', 'Obanzai tray'),
              description: t('鉢から五種、ごはん、汁、漬物。', 'Five from the bowls, rice, soup, pickles.'),
              price: 2800,
              allergens: ['fish', 'soybeans', 'gluten', 'sesame', 'eggs'],
              tags: ['popular'],
              modifierGroups: [
                breakfastRice,
                {
                  name: t('おかずを足す', 'Add another dish'),
                  min: 0,
                  max: 3,
                  display: 'stepper',
                  modifiers: [
                    {
                      name: t('万願寺とじゃこ', 'Manganji peppers with tiny fish'),
                      price: 450,
                      allergens: ['fish', 'soybeans', 'gluten'],
                    },
                    { name: t('おから', 'Okara'), price: 350, allergens: ['soybeans', 'fish', 'gluten'] },
                    {
                      name: t('だし巻き二切れ', 'Two slices of omelette'),
                      price: 400,
                      allergens: ['eggs', 'fish', 'soybeans', 'gluten'],
                    },
                  ],
                },
              ],
            },
            {
              name: t('湯豆腐膳', 'Yudofu tray'),
              description: t(
                '一人鍋の湯豆腐、田楽二本、胡麻豆腐、ごはん。',
                'A pot of tofu for one, two miso skewers, sesame tofu, rice.',
              ),
              price: 3300,
              allergens: ['soybeans', 'sesame', 'gluten'],
              dietary: ['vegetarian'],
              modifierGroups: [breakfastRice],
            },
          ],
        },
        {
          name: t('大鉢から', 'From the big bowls'),
          items: [
            {
              name: t('万願寺とうがらしとじゃこの炊いたん', 'Manganji peppers simmered with tiny fish'),
              price: 650,
              allergens: ['fish', 'soybeans', 'gluten'],
              spicyLevel: 1,
            },
            {
              name: t('海老芋と棒鱈（いもぼう）', 'Ebi-imo taro with dried cod'),
              description: t(
                '八坂さんの門前に伝わる煮物です。',
                'A dish of the lanes in front of Yasaka shrine.',
              ),
              price: 1100,
              allergens: ['fish', 'soybeans', 'gluten'],
              tags: ['chef'],
            },
            {
              name: t('水菜とお揚げの煮浸し', 'Mizuna with fried tofu'),
              price: 550,
              allergens: ['soybeans', 'gluten', 'fish'],
            },
            {
              name: t('おから', 'Okara with vegetables'),
              price: 450,
              allergens: ['soybeans', 'fish', 'gluten', 'sesame'],
            },
            {
              name: t('ひじきと大豆', 'Hijiki with soybeans'),
              price: 500,
              allergens: ['soybeans', 'gluten'],
              dietary: ['vegan', 'vegetarian'],
              stockStatus: 'low',
            },
          ],
        },
        {
          name: t('丼・麺', 'Bowls and noodles'),
          items: [
            {
              name: t('衣笠丼', 'Kinugasa-don'),
              description: t(
                '甘いお揚げと九条ねぎを玉子でとじて。',
                'Sweet fried tofu and Kujo leek bound with egg over rice.',
              ),
              price: 1300,
              allergens: ['eggs', 'soybeans', 'gluten', 'fish'],
            },
            {
              name: t('たぬき（あんかけ）', 'Tanuki, in thick ginger broth'),
              description: t(
                '京のたぬきは、刻みお揚げに生姜のあんです。',
                'In Kyoto that means shredded fried tofu under a thick broth with ginger.',
              ),
              price: 1200,
              allergens: ['soybeans', 'gluten', 'fish'],
              modifierGroups: [
                noodle,
                {
                  name: t('のせるもの', 'On top'),
                  min: 0,
                  max: 2,
                  display: 'checkbox',
                  modifiers: [
                    { name: t('温泉玉子', 'Slow-cooked egg'), price: 200, allergens: ['eggs'] },
                    { name: t('とろろ昆布', 'Shaved kelp'), price: 150, allergens: [] },
                  ],
                },
              ],
            },
            {
              name: t('欧風ビーフカレー', 'Beef curry'),
              description: t(
                '料理長のまかないから。近江牛のすじ。',
                'It began as the staff’s lunch: Omi beef shin.',
              ),
              price: 1300,
              spicyLevel: 2,
              picture: 'curry',
              portions: [
                { name: t('小', 'Small'), price: 1300 },
                { name: t('並', 'Regular'), price: 1600 },
              ],
              stockStatus: 'sold_out',
            },
          ],
        },
      ],
    },
  ],
};
