import type { DemoAnnouncement } from '../../model/demo-property';
import { t } from './text';

export const announcements: DemoAnnouncement[] = [
  {
    title: t('茶房に新しいお菓子', 'A new sweet in the tea salon'),
    text: t(
      '松籟さんの今月の上生菓子は「初時雨」です。きんとんとこなしの二種、十五時ごろまでございます。',
      'This month’s sweet from Shōrai is called “First Drizzle”, in two kinds: yam kinton and konashi. They usually last until about three.',
    ),
    severity: 'info',
    hoursAgo: 30,
  },
  {
    title: t('檜の湯の薪釜のお手入れ', 'The cypress bath: cleaning the boiler'),
    text: t(
      '明日十時から十五時まで、薪釜のお手入れをいたします。朝湯と夕方からのご利用は常のとおりでございます。',
      'Tomorrow from ten until three we clean the wood boiler. Morning baths, and those from three o’clock, are as usual.',
    ),
    severity: 'service',
    hoursAgo: 6,
  },
  {
    title: t('今夜は中庭で月見', 'Moon viewing in the courtyard tonight'),
    text: t(
      '二十一時から、雲がなければ中庭に床几を出します。あたたかい甘酒をご用意してお待ちしております。',
      'From nine, if the sky is clear, there are benches in the courtyard and warm amazake, which has no alcohol.',
    ),
    severity: 'info',
    hoursAgo: 3,
    expiresInHours: 14,
  },
];
