import type { Lang } from '@guest/shared/contracts/core/languages';

/** The chat message to a guest who wants a notification when a sold-out session or evening opens. */
export const OPENING_TEXTS: Record<Lang, string> = {
  en: '{name} has places again on {when}. You asked us to let you know. We can’t hold a place, so please book soon.',
  es: 'Vuelve a haber plazas en {name} el {when}. Nos pidió que le avisáramos. No podemos reservarle la plaza, así que le recomendamos reservar pronto.',
  fr: 'Des places se sont libérées pour {name} : {when}. Vous nous aviez demandé de vous prévenir. Nous ne pouvons pas garder de place, pensez à réserver rapidement.',
  ja: '{name}に空きが出ました（{when}）。ご希望によりお知らせいたします。お席の確保はいたしかねますので、お早めにご予約ください。',
  ar: 'توفرت أماكن من جديد في {name} يوم {when}. طلبت منا إبلاغك بذلك. لا يمكننا حجز المكان لك، فنرجو أن تحجز قريبًا.',
};
