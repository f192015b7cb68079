import type { DemoLoyalty } from '../../model/demo-property';
import { t } from './text';

export const loyalty: DemoLoyalty = {
  name: t('庵のご縁', 'En, the friends of the house'),
  description: t(
    'お泊まりいただいた夜の数だけ、ご縁が深まります。一度お越しくだされば、次の夜から数えはじめます。',
    '“En” is the tie between people who have met. It grows with every night you spend here, and it does not expire.',
  ),
  tiers: [
    {
      code: 'mebae',
      name: t('芽生え', 'Shoot'),
      nights: 1,
      benefits: [
        t('お好みの枕と浴衣の寸法を控えます', 'We remember your pillow and the length of your yukata'),
        t('お着きの折の一服', 'A bowl of matcha when you arrive'),
      ],
    },
    {
      code: 'wakaba',
      name: t('若葉', 'Young leaf'),
      nights: 4,
      benefits: [
        t('ご出発を正午まで', 'Leave at noon'),
        t('庭の岩風呂を一度', 'The garden bath once, with our compliments'),
      ],
    },
    {
      code: 'aoba',
      name: t('青葉', 'Green leaf'),
      nights: 10,
      benefits: [
        t('茶の湯のお席を優先して', 'First call on places at the tea ceremony'),
        t('次のお宿へのお荷物を一つ', 'One piece of luggage forwarded to your next stay'),
        t('時雨で最初の一杯', 'Your first glass at Shigure'),
      ],
    },
    {
      code: 'oimatsu',
      name: t('老松', 'Old pine'),
      nights: 25,
      benefits: [
        t('正午の茶事に年に一度お招きいたします', 'Once a year, our guest at the noon tea gathering'),
        t('お好きなお部屋を三月前からお取り置き', 'Your favourite room held for you three months ahead'),
        t('お名前を焼印した桐の下足札', 'A paulownia shoe tag branded with your name'),
      ],
    },
  ],
};
