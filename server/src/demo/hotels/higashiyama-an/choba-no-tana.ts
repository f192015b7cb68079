import type { DemoOutlet } from '../../model/demo-property';
import { t } from './text';

export const chobaNoTana: DemoOutlet = {
  slug: 'choba-no-tana',
  name: t('帳場の棚', 'The shelf by the desk'),
  kind: 'shop',
  description: t(
    'お部屋や茶房でお使いいただいているものを、少しずつ並べております。お部屋へのお届け、ご自宅への発送も承ります。',
    'A few of the things you have been using in your room and the tea salon. We can bring them to your room, or send them home.',
  ),
  pictures: [
    {
      scene: 'shop',
      alt: t('帳場の脇の棚に並ぶ茶碗と手ぬぐい', 'Tea bowls and folded cloths on a shelf by the front desk'),
    },
  ],
  cuisine: [],
  priceLevel: 2,
  place: t('一階、帳場の脇', 'Ground floor, beside the front desk'),
  openingHours: {
    weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '08:00', to: '21:00' }] }],
  },
  bookingMode: 'none',
  orderModes: ['room', 'pickup'],
  ordering: {
    leadMinutes: 15,
    maxAdvanceDays: 7,
    autoAccept: true,
  },
  menus: [
    {
      slug: 'tana',
      name: t('棚のもの', 'On the shelf'),
      orderable: true,
      pricesIncludeTax: true,
      sections: [
        {
          name: t('召し上がりもの', 'To eat and drink'),
          items: [
            {
              name: t('庵の白 抹茶 三十グラム', 'House matcha, 30 g'),
              description: t('茶房でお点てしている宇治の薄茶です。', 'The Uji matcha from the tea salon.'),
              price: 2400,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
            },
            {
              name: t('ちりめん山椒', 'Tiny dried fish with sansho'),
              description: t('板場で炊いたもの。冷蔵で十日。', 'Cooked in our kitchen; keeps ten days cold.'),
              price: 1300,
              allergens: ['fish', 'soybeans', 'gluten'],
              tags: ['popular'],
            },
            {
              name: t('干菓子 小箱', 'Small box of dry sweets'),
              price: 1200,
              allergens: [],
              stockStatus: 'low',
            },
          ],
        },
        {
          name: t('道具', 'Things to keep'),
          items: [
            {
              name: t('玄関のお香（十五本）', 'The incense of the entrance, 15 sticks'),
              description: t(
                '白檀と丁子。燃えて二十五分ほど。',
                'Sandalwood and clove; each burns about 25 minutes.',
              ),
              price: 1800,
              allergens: [],
              tags: ['popular'],
            },
            {
              name: t('型染めの手ぬぐい', 'Stencil-dyed tenugui'),
              price: 1500,
              allergens: [],
              modifierGroups: [
                {
                  name: t('柄', 'Pattern'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('苔', 'Moss'), price: 0, isDefault: true },
                    { name: t('八坂の塔', 'Yasaka pagoda'), price: 0 },
                    { name: t('時雨', 'Drizzle'), price: 0 },
                  ],
                },
              ],
            },
            {
              name: t('清水焼の抹茶碗', 'Kiyomizu tea bowl'),
              description: t(
                '五条坂の窯から。ひとつずつ景色が違います。',
                'From a kiln on Gojo-zaka; no two alike.',
              ),
              price: 9800,
              allergens: [],
              stockStatus: 'low',
            },
          ],
        },
      ],
    },
  ],
};
