import type { Lang } from '@guest/shared/contracts/core/languages';

/** Automatic chat messages about changes of an order that its guest must not miss. */
export type OrderTextKey = 'lapsed' | 'failed' | 'unsure';

export const ORDER_TEXTS: Record<OrderTextKey, Record<Lang, string>> = {
  lapsed: {
    en: "We're sorry: we couldn't confirm your order {reference} at {outlet} in time, so we've cancelled it. You won't be charged. Message us here and we'll help right away.",
    es: 'Lo sentimos: no pudimos confirmar a tiempo su pedido {reference} en {outlet} y lo hemos cancelado. No se le cobrará nada. Escríbanos aquí y le ayudaremos enseguida.',
    fr: 'Nous sommes désolés : nous n’avons pas pu confirmer à temps votre commande {reference} chez {outlet} et l’avons annulée. Rien ne vous sera facturé. Écrivez-nous ici, nous vous aiderons tout de suite.',
    ja: '申し訳ございません。{outlet}へのご注文{reference}を時間内に承ることができず、取り消させていただきました。料金は発生いたしません。こちらにメッセージをいただければ、すぐにお手伝いいたします。',
    ar: 'نعتذر: لم نتمكن من تأكيد طلبك {reference} لدى {outlet} في الوقت المناسب، فألغيناه. لن يُحتسب أي مبلغ. راسلنا هنا وسنساعدك فورًا.',
  },
  failed: {
    en: "We came with your order {reference} but couldn't find you. Where should we bring it?",
    es: 'Fuimos a llevarle su pedido {reference}, pero no le encontramos. ¿Adónde se lo llevamos?',
    fr: 'Nous sommes passés avec votre commande {reference} sans vous trouver. Où devons-nous l’apporter ?',
    ja: 'ご注文{reference}をお届けに伺いましたが、ご不在のようでした。どちらへお持ちいたしましょうか。',
    ar: 'أحضرنا طلبك {reference} ولم نجدك. إلى أين نُحضره؟',
  },
  unsure: {
    en: 'Did your order {reference} from {outlet} arrive? If anything is missing, message us here.',
    es: '¿Le llegó su pedido {reference} de {outlet}? Si falta algo, escríbanos aquí.',
    fr: 'Votre commande {reference} de {outlet} est-elle bien arrivée ? S’il manque quelque chose, écrivez-nous ici.',
    ja: '{outlet}のご注文{reference}はお手元に届きましたでしょうか。不足などございましたら、こちらへお知らせください。',
    ar: 'هل وصلك طلبك {reference} من {outlet}؟ إن نقص شيء فراسلنا هنا.',
  },
};
