import type { Lang } from '@guest/shared/contracts/core/languages';
import type { NotificationClass } from '@guest/shared/contracts/notification/notification-classes';

/**
 * The texts of push messages with their placeholders. The first two are those of the notifications that an
 * open page shows.
 */
export const PUSH_TEXTS = {
  guest_message: {
    en: 'New guest message from {name}',
    es: 'Nuevo mensaje de {name}, huésped',
    fr: 'Nouveau message de {name}, client de l’hôtel',
    ja: '{name}さん（ご宿泊のお客様）から新着メッセージ',
    ar: 'رسالة جديدة من الضيف {name}',
  },
  staff_message: {
    en: 'New staff message from {name}',
    es: 'Nuevo mensaje de {name}, del hotel',
    fr: 'Nouveau message de {name}, de l’équipe',
    ja: 'スタッフの{name}から新着メッセージ',
    ar: 'رسالة جديدة من {name} من فريق الفندق',
  },
  unread: {
    en: 'Unread messages: {count}',
    es: 'Mensajes sin leer: {count}',
    fr: 'Messages non lus : {count}',
    ja: '未読メッセージ：{count}件',
    ar: 'الرسائل غير المقروءة: {count}',
  },
  private_staff_message: {
    en: 'New message from reception',
    es: 'Nuevo mensaje de recepción',
    fr: 'Nouveau message de la réception',
    ja: 'フロントから新着メッセージ',
    ar: 'رسالة جديدة من الاستقبال',
  },
  private_guest_message: {
    en: 'New message from another guest',
    es: 'Nuevo mensaje de otro huésped',
    fr: 'Nouveau message d’un autre client',
    ja: '他のお客様から新着メッセージ',
    ar: 'رسالة جديدة من ضيف آخر',
  },
  private_orders: {
    en: 'There is news about your order',
    es: 'Hay novedades sobre su pedido',
    fr: 'Il y a du nouveau pour votre commande',
    ja: 'ご注文についてのお知らせがあります',
    ar: 'هناك جديد بشأن طلبك',
  },
  private_bookings: {
    en: 'There is news about your booking',
    es: 'Hay novedades sobre su reserva',
    fr: 'Il y a du nouveau pour votre réservation',
    ja: 'ご予約についてのお知らせがあります',
    ar: 'هناك جديد بشأن حجزك',
  },
  private_reminder: {
    en: 'A reminder of your booking',
    es: 'Recordatorio de su reserva',
    fr: 'Rappel de votre réservation',
    ja: 'ご予約のリマインダーです',
    ar: 'تذكير بحجزك',
  },
  private_requests: {
    en: 'There is news about your request',
    es: 'Hay novedades sobre su solicitud',
    fr: 'Il y a du nouveau pour votre demande',
    ja: 'ご依頼についてのお知らせがあります',
    ar: 'هناك جديد بشأن خدمتك المطلوبة',
  },
  private_announcements: {
    en: 'The hotel has news for you',
    es: 'El hotel tiene novedades para usted',
    fr: 'L’hôtel a une information pour vous',
    ja: 'ホテルからのお知らせがあります',
    ar: 'لدى الفندق خبر لك',
  },
  order_accepted: {
    en: '{place} has accepted your order {reference}',
    es: '{place} ha aceptado su pedido {reference}',
    fr: '{place} a accepté votre commande {reference}',
    ja: '{place}がご注文{reference}を承りました',
    ar: 'قبل {place} طلبك {reference}',
  },
  order_ready: {
    en: 'Your order {reference} is ready',
    es: 'Su pedido {reference} está listo',
    fr: 'Votre commande {reference} est prête',
    ja: 'ご注文{reference}の準備ができました',
    ar: 'طلبك {reference} جاهز',
  },
  order_delivering: {
    en: 'Your order {reference} is on its way',
    es: 'Su pedido {reference} está en camino',
    fr: 'Votre commande {reference} est en route',
    ja: 'ご注文{reference}をお届けに向かっています',
    ar: 'طلبك {reference} في الطريق إليك',
  },
  order_rejected: {
    en: "{place} can't prepare your order {reference}",
    es: '{place} no puede preparar su pedido {reference}',
    fr: '{place} ne peut pas préparer votre commande {reference}',
    ja: '{place}はご注文{reference}をお受けできませんでした',
    ar: 'لا يستطيع {place} تحضير طلبك {reference}',
  },
  order_cancelled: {
    en: '{place} has cancelled your order {reference}',
    es: '{place} ha cancelado su pedido {reference}',
    fr: '{place} a annulé votre commande {reference}',
    ja: '{place}がご注文{reference}を取り消しました',
    ar: 'ألغى {place} طلبك {reference}',
  },
  order_lapsed: {
    en: '{place} did not answer your order {reference}, so it is not being prepared',
    es: '{place} no ha respondido a su pedido {reference}, por lo que no se prepara',
    fr: '{place} n’a pas répondu à votre commande {reference} : elle n’est pas préparée',
    ja: '{place}からご注文{reference}への返答がなかったため、ご用意しておりません',
    ar: 'لم يرد {place} على طلبك {reference}، لذا لا يجري تحضيره',
  },
  order_failed: {
    en: "Your order {reference} couldn't be delivered",
    es: 'No se ha podido entregar su pedido {reference}',
    fr: 'Votre commande {reference} n’a pas pu être livrée',
    ja: 'ご注文{reference}をお届けできませんでした',
    ar: 'تعذر توصيل طلبك {reference}',
  },
  booking_confirmed: {
    en: 'Your booking at {place} is confirmed',
    es: 'Su reserva en {place} está confirmada',
    fr: 'Votre réservation est confirmée : {place}',
    ja: '{place}のご予約が確定しました',
    ar: 'تم تأكيد حجزك في {place}',
  },
  booking_declined: {
    en: "{place} can't take your booking",
    es: '{place} no puede aceptar su reserva',
    fr: 'Votre réservation n’a pas pu être acceptée : {place}',
    ja: '{place}のご予約をお受けできませんでした',
    ar: 'تعذر قبول حجزك في {place}',
  },
  booking_cancelled: {
    en: 'Your booking at {place} has been cancelled',
    es: 'Su reserva en {place} se ha cancelado',
    fr: 'Votre réservation a été annulée : {place}',
    ja: '{place}のご予約が取り消されました',
    ar: 'أُلغي حجزك في {place}',
  },
  booking_offered: {
    en: 'A place is free for you at {place}. Please accept it soon',
    es: 'Hay una plaza libre para usted en {place}. Acéptela pronto',
    fr: 'Une place s’est libérée pour vous : {place}. Acceptez-la vite',
    ja: '{place}に空きが出ました。お早めにご確定ください',
    ar: 'هناك مكان متاح لك في {place}. يُرجى قبوله قريبًا',
  },
  booking_lapsed: {
    en: 'Your request for {place} has expired',
    es: 'Su solicitud para {place} ha caducado',
    fr: 'Votre demande a expiré : {place}',
    ja: '{place}へのお申し込みの期限が切れました',
    ar: 'انتهت صلاحية طلبك لدى {place}',
  },
  activity_today: {
    en: '{activity} begins at {time}. We meet here: {place}.',
    es: '{activity} empieza a las {time}. Nos vemos aquí: {place}.',
    fr: '{activity} commence à {time}. Rendez-vous : {place}.',
    ja: '{activity}は{time}に始まります。集合場所：{place}',
    ar: 'يبدأ {activity} في الساعة {time}. مكان اللقاء: {place}.',
  },
  activity_tomorrow: {
    en: 'Tomorrow at {time}: {activity}. We meet here: {place}.',
    es: 'Mañana a las {time}: {activity}. Nos vemos aquí: {place}.',
    fr: 'Demain à {time} : {activity}. Rendez-vous : {place}.',
    ja: '明日{time}：{activity}。集合場所：{place}',
    ar: 'غدًا في الساعة {time}: {activity}. مكان اللقاء: {place}.',
  },
  request_acknowledged: {
    en: 'The hotel has seen your request: {name}',
    es: 'El hotel ha visto su solicitud: {name}',
    fr: 'L’hôtel a pris connaissance de votre demande : {name}',
    ja: 'ホテルがご依頼を確認しました：{name}',
    ar: 'اطلع الفندق على طلبك: {name}',
  },
  request_in_progress: {
    en: 'The hotel is taking care of your request: {name}',
    es: 'El hotel se está ocupando de su solicitud: {name}',
    fr: 'L’hôtel s’occupe de votre demande : {name}',
    ja: 'ご依頼に対応しています：{name}',
    ar: 'يعمل الفندق على طلبك: {name}',
  },
  request_on_hold: {
    en: 'Your request has to wait a little: {name}',
    es: 'Su solicitud tiene que esperar un poco: {name}',
    fr: 'Votre demande doit attendre un peu : {name}',
    ja: 'ご依頼への対応に少しお時間をいただきます：{name}',
    ar: 'سيتأخر طلبك قليلًا: {name}',
  },
  request_done: {
    en: 'Your request is done: {name}',
    es: 'Su solicitud está lista: {name}',
    fr: 'Votre demande est traitée : {name}',
    ja: 'ご依頼への対応が完了しました：{name}',
    ar: 'اكتمل طلبك: {name}',
  },
  request_rejected: {
    en: "The hotel can't fulfil your request: {name}",
    es: 'El hotel no puede atender su solicitud: {name}',
    fr: 'L’hôtel ne peut pas répondre à votre demande : {name}',
    ja: '申し訳ございませんが、ご依頼にお応えできません：{name}',
    ar: 'يتعذر على الفندق تلبية طلبك: {name}',
  },
  request_cancelled: {
    en: 'The hotel has cancelled your request: {name}',
    es: 'El hotel ha cancelado su solicitud: {name}',
    fr: 'L’hôtel a annulé votre demande : {name}',
    ja: 'ホテルがご依頼を取り消しました：{name}',
    ar: 'ألغى الفندق طلبك: {name}',
  },
} as const satisfies Record<string, Record<Lang, string>>;

export type PushTextKey = keyof typeof PUSH_TEXTS;

export const isPushTextKey = (key: string): key is PushTextKey => Object.hasOwn(PUSH_TEXTS, key);

/** Fills in a text. A value that looks like a placeholder stays as it is. */
export const pushText = (key: PushTextKey, lang: Lang, values: Record<string, string> = {}): string =>
  PUSH_TEXTS[key][lang].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const PRIVATE_TEXTS: Partial<Record<NotificationClass, PushTextKey>> = {
  orders: 'private_orders',
  bookings: 'private_bookings',
  requests: 'private_requests',
};

/** Returns the text for a guest with private previews, which contains neither names nor texts. */
export const privateTextOf = (subject: NotificationClass, text: PushTextKey): PushTextKey =>
  text === 'activity_today' || text === 'activity_tomorrow'
    ? 'private_reminder'
    : (PRIVATE_TEXTS[subject] ?? 'private_announcements');
