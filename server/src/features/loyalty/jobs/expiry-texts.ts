import type { Lang } from '@guest/shared/contracts/core/languages';
import type { LoyaltyMetric } from '@guest/shared/contracts/loyalty/loyalty.schema';

/** The chat message about points or nights that are about to expire. */
export const EXPIRY_TEXTS: Record<LoyaltyMetric, Record<Lang, string>> = {
  points: {
    en: '{value} of your points expire on {day}. Tell us here if you would like to use them.',
    es: '{value} de sus puntos caducan el {day}. Si desea utilizarlos, escríbanos aquí.',
    fr: '{value} de vos points expirent le {day}. Écrivez-nous ici si vous souhaitez les utiliser.',
    ja: '{value}ポイントが{day}に失効します。ご利用を希望される場合は、こちらへお知らせください。',
    ar: 'تنتهي صلاحية {value} من نقاطك يوم {day}. راسلنا هنا إن رغبت في استخدامها.',
  },
  nights: {
    en: '{value} of your counted nights expire on {day}.',
    es: '{value} de sus noches acumuladas caducan el {day}.',
    fr: '{value} de vos nuits comptées expirent le {day}.',
    ja: '{value}泊分のご宿泊実績が{day}に失効します。',
    ar: 'تنتهي صلاحية {value} من لياليك المحتسبة يوم {day}.',
  },
};
