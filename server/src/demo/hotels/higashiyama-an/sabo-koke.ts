import type { DemoModifierGroup, DemoOutlet } from '../../model/demo-property';
import { t } from './text';

const sweetWithTea: DemoModifierGroup = {
  name: t('お菓子', 'The sweet'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    {
      name: t('本日の上生菓子', 'Fresh sweet of the day'),
      price: 0,
      isDefault: true,
      modifierGroups: [
        {
          name: t('どちらを', 'Which one'),
          min: 1,
          max: 1,
          display: 'radio',
          modifiers: [
            {
              name: t('きんとん（山芋）', 'Kinton, of mountain yam'),
              price: 0,
              allergens: [],
              isDefault: true,
            },
            {
              name: t('こなし（白餡と小麦）', 'Konashi, of bean paste and wheat'),
              price: 0,
              allergens: ['gluten'],
            },
          ],
        },
      ],
    },
    { name: t('干菓子 二種', 'Two dry sweets'), price: -200, allergens: [] },
    { name: t('お菓子なし', 'No sweet'), price: -500, allergens: [] },
  ],
};

const hotOrIced: DemoModifierGroup = {
  name: t('温・冷', 'Hot or iced'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: t('温かく', 'Hot'), price: 0, isDefault: true },
    { name: t('冷たく', 'Iced'), price: 0 },
  ],
};

export const saboKoke: DemoOutlet = {
  slug: 'sabo-koke',
  name: t('茶房 苔', 'Sabō Koke'),
  kind: 'cafe',
  description: t(
    '苔庭に向いた縁側の茶房。宇治の茶を一煎ずつお淹れし、お菓子は月ごとに八坂の菓子司に誂えていただきます。座布団十席、椅子四席。',
    'A tea salon on the veranda above the moss. Uji tea, brewed cup by cup, and sweets made for us by a confectioner near Yasaka, new each month. Ten cushions, four chairs.',
  ),
  pictures: [
    {
      scene: 'tea-room',
      alt: t('障子を開け放した縁側の茶席', 'A veranda tea room with its paper screens open'),
    },
    { scene: 'matcha', alt: t('黒い茶碗の薄茶', 'Matcha in a black bowl') },
  ],
  cuisine: [t('日本茶', 'Japanese tea'), t('和菓子', 'Wagashi')],
  priceLevel: 2,
  phone: '+81 75 055 0144',
  place: t('一階、苔庭に面した縁側', 'Ground floor, on the veranda facing the moss garden'),
  openingHours: {
    weekly: [
      { days: [1, 2, 4, 5], intervals: [{ from: '10:00', to: '17:00' }] },
      { days: [6, 7], intervals: [{ from: '09:30', to: '17:30' }] },
      { days: [3], intervals: [{ from: '13:00', to: '17:00' }] },
    ],
    exceptions: [
      {
        inDays: 4,
        intervals: [{ from: '13:30', to: '17:00' }],
        label: t('午前は苔の手入れのため、十三時半から', 'Opens at half past one: the moss is being tended'),
      },
    ],
  },
  bookingMode: 'onDemand',
  orderModes: ['table', 'location'],
  ordering: {
    leadMinutes: 15,
    slotCapacityOrders: 5,
    maxAdvanceDays: 1,
    deliveryFee: 300,
  },
  menus: [
    {
      slug: 'ocha-to-okashi',
      name: t('お茶とお菓子', 'Tea and sweets'),
      orderable: true,
      pricesIncludeTax: true,
      sections: [
        {
          name: t('お抹茶', 'Matcha'),
          items: [
            {
              name: t('薄茶とお菓子', 'Thin matcha with a sweet'),
              description: t(
                '宇治の「庵の白」。お好みのお茶碗でお点てします。',
                'Our house Uji matcha, whisked in the bowl you choose.',
              ),
              price: 1500,
              allergens: [],
              mayContain: ['gluten', 'eggs'],
              dietary: ['vegetarian'],
              picture: 'matcha',
              tags: ['popular'],
              modifierGroups: [
                {
                  name: t('お茶碗', 'The bowl'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('黒楽', 'Black raku'), price: 0, isDefault: true },
                    { name: t('清水焼 染付', 'Blue-and-white Kiyomizu ware'), price: 0 },
                    { name: t('金継ぎの粉引', 'White slip, mended with gold'), price: 0 },
                  ],
                },
                sweetWithTea,
              ],
            },
            {
              name: t('濃茶', 'Thick matcha'),
              description: t(
                '練るようにお点てした一碗。主菓子付き。',
                'Kneaded rather than whisked; with a fresh sweet.',
              ),
              price: 2200,
              allergens: [],
              mayContain: ['gluten'],
              picture: 'matcha',
              tags: ['chef'],
            },
            {
              name: t('抹茶ラテ', 'Matcha latte'),
              price: 1100,
              allergens: ['milk'],
              dietary: ['vegetarian'],
              modifierGroups: [
                hotOrIced,
                {
                  name: t('ミルク', 'Milk'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('美山の牛乳', 'Miyama milk'), price: 0, allergens: ['milk'], isDefault: true },
                    {
                      name: t('豆乳', 'Soy milk'),
                      price: 100,
                      allergens: ['soybeans'],
                      removesAllergens: ['milk'],
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          name: t('煎茶・玉露・ほうじ茶', 'Leaf teas'),
          description: t(
            '二煎目、三煎目のお湯はお声がけください。',
            'Ask for hot water; the second and third brew are the point.',
          ),
          items: [
            {
              name: t('玉露', 'Gyokuro'),
              description: t('宇治田原。五十度の湯でひとしずく。', 'From Ujitawara; a few drops at 50 °C.'),
              price: 1800,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
              picture: 'tea',
            },
            {
              name: t('煎茶', 'Sencha'),
              description: t('和束の一番茶。', 'First flush from Wazuka.'),
              price: 1100,
              allergens: [],
              dietary: ['vegan', 'gluten_free', 'organic'],
              modifierGroups: [hotOrIced],
            },
            {
              name: t('炒りたてほうじ茶', 'Hojicha, roasted as you wait'),
              description: t('焙烙で炒る香りもごちそうです。', 'Roasted in an earthen pan on the veranda.'),
              price: 1000,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
              picture: 'tea',
              tags: ['popular'],
              modifierGroups: [hotOrIced],
            },
            {
              name: t('京番茶', 'Kyobancha'),
              description: t(
                '焚き火のような香り。お子さまにも。',
                'Smoky as a bonfire; little caffeine, so fine for children.',
              ),
              price: 800,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
            },
          ],
        },
        {
          name: t('お菓子', 'Sweets'),
          items: [
            {
              name: t('本日の上生菓子', 'Fresh sweet of the day'),
              description: t('二種からお選びください。', 'Two to choose from on the tray.'),
              price: 650,
              mayContain: ['gluten'],
            },
            {
              name: t('本わらび餅', 'Bracken-starch mochi'),
              description: t('丹波のきな粉と黒蜜。', 'Tamba soybean flour and black syrup.'),
              price: 1300,
              allergens: ['soybeans'],
              dietary: ['vegan', 'gluten_free'],
              tags: ['popular'],
              stockStatus: 'low',
            },
            {
              name: t('ぜんざい', 'Zenzai'),
              description: t(
                '丹波大納言に焼いた丸餅をふたつ。塩昆布を添えて。',
                'Sweet Tamba azuki with two toasted rice cakes, and salted kelp.',
              ),
              price: 1200,
              allergens: ['soybeans', 'gluten'],
              portions: [
                { name: t('お餅ひとつ', 'One rice cake'), price: 1200 },
                { name: t('お餅ふたつ', 'Two rice cakes'), price: 1400 },
              ],
            },
            {
              name: t('抹茶あんみつ', 'Matcha anmitsu'),
              description: t(
                '天草から炊いた寒天、抹茶の氷菓、赤えんどう。',
                'Agar, matcha ice cream, red peas, bean paste.',
              ),
              price: 1400,
              allergens: ['milk', 'eggs'],
              mayContain: ['nuts'],
              modifierGroups: [
                {
                  name: t('蜜', 'Syrup'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('黒蜜', 'Black'), price: 0, isDefault: true },
                    { name: t('白蜜', 'Clear'), price: 0 },
                  ],
                },
                {
                  name: t('添えるもの', 'Add'),
                  min: 0,
                  max: 2,
                  display: 'stepper',
                  modifiers: [
                    { name: t('白玉', 'Rice dumplings'), price: 200, allergens: [] },
                    {
                      name: t('抹茶の氷菓をもうひとつ', 'Another scoop of matcha ice cream'),
                      price: 400,
                      allergens: ['milk', 'eggs'],
                    },
                  ],
                },
              ],
            },
            {
              name: t('水ようかん', 'Soft azuki jelly'),
              description: t(
                '青竹に流して、井戸水で冷やしたもの。',
                'Set in green bamboo and cooled in well water.',
              ),
              price: 700,
              availability: {
                weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '11:00', to: '16:00' }] }],
                fromInDays: -20,
                untilInDays: 40,
              },
              allergens: [],
              dietary: ['vegan', 'gluten_free', 'nut_free'],
            },
            {
              name: t('栗きんとん', 'Chestnut kinton'),
              description: t(
                '丹波の栗だけを茶巾でしぼりました。',
                'Tamba chestnut and a little sugar, wrung in a cloth.',
              ),
              price: 900,
              dietary: ['vegan'],
              tags: ['new'],
              stockStatus: 'sold_out',
            },
          ],
        },
      ],
    },
  ],
};
