import type { Lang } from '@guest/shared/contracts/core/languages';

/** Automatic chat messages about changes of an order that its guest must not miss. */
export type OrderWord = 'lapsed' | 'failed' | 'unsure';

export const ORDER_WORDS: Record<OrderWord, Record<Lang, string>> = {
  lapsed: {
    en: 'We are sorry: nobody could take your order {reference} at {outlet} in time, so we have taken it back. Nothing is charged. Write to us here and we will help you at once.',
    es: 'Lo sentimos: nadie pudo atender a tiempo su pedido {reference} en {outlet}, así que lo hemos anulado. No se le cobra nada. Escríbanos aquí y le ayudamos enseguida.',
    fr: 'Nous sommes désolés : personne n’a pu prendre à temps votre commande {reference} chez {outlet}, nous l’avons donc annulée. Rien ne vous est facturé. Écrivez-nous ici, nous vous aidons tout de suite.',
    ja: '申し訳ございません。{outlet}へのご注文{reference}を時間内に承ることができず、取り消させていただきました。料金は発生いたしません。こちらにメッセージをいただければ、すぐにお手伝いいたします。',
    ar: 'نعتذر منك: لم يتمكن أحد من استلام طلبك {reference} لدى {outlet} في الوقت المناسب، فألغيناه. لن تُحسب عليك أي تكلفة. راسلنا هنا وسنساعدك فورًا.',
  },
  failed: {
    en: 'We came with your order {reference} and found nobody. Where may we bring it?',
    es: 'Fuimos a llevarle su pedido {reference} y no encontramos a nadie. ¿Adónde se lo llevamos?',
    fr: 'Nous sommes passés avec votre commande {reference} sans trouver personne. Où pouvons-nous vous l’apporter ?',
    ja: 'ご注文{reference}をお届けに伺いましたが、ご不在のようでした。どちらへお持ちいたしましょうか。',
    ar: 'حضرنا ومعنا طلبك {reference} ولم نجد أحدًا. إلى أين نُحضره؟',
  },
  unsure: {
    en: 'Did your order {reference} of {outlet} arrive? If anything is missing, write to us here.',
    es: '¿Le llegó su pedido {reference} de {outlet}? Si falta algo, escríbanos aquí.',
    fr: 'Votre commande {reference} de {outlet} est-elle bien arrivée ? S’il manque quelque chose, écrivez-nous ici.',
    ja: '{outlet}のご注文{reference}はお手元に届きましたでしょうか。不足などございましたら、こちらへお知らせください。',
    ar: 'هل وصلك طلبك {reference} من {outlet}؟ إن نقص شيء فراسلنا هنا.',
  },
};
