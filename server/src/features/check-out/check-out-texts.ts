import type { Lang } from '@guest/shared/contracts/core/languages';

/** The automatic chat message after a check-out. */
export const CHECKED_OUT_TEXT: Record<Lang, string> = {
  en: "You've checked out. We've cancelled your later bookings and orders, except those you kept. Thank you for staying with us.",
  es: 'Ha hecho la salida. Hemos cancelado sus reservas y pedidos posteriores, salvo los que ha conservado. Gracias por alojarse con nosotros.',
  fr: 'Votre départ est enregistré. Nous avons annulé vos réservations et commandes ultérieures, sauf celles que vous avez gardées. Merci de votre séjour.',
  ja: 'チェックアウトが完了しました。お残しいただいたものを除き、以降のご予約とご注文をキャンセルいたしました。ご滞在いただき、ありがとうございました。',
  ar: 'تم تسجيل مغادرتك. ألغينا حجوزاتك وطلباتك اللاحقة باستثناء ما أبقيته. شكرًا لإقامتك معنا.',
};

/** The automatic chat message to the other guests of the reservation. Their orders would reach the next guest of the room. */
export const CHECKED_OUT_BY_OTHER_TEXT: Record<Lang, string> = {
  en: "Your room has been checked out. We've cancelled your orders that were still to come; your bookings stay as they are. Thank you for staying with us.",
  es: 'Se ha hecho la salida de su habitación. Hemos cancelado los pedidos que aún tenía pendientes; sus reservas se mantienen. Gracias por alojarse con nosotros.',
  fr: 'Le départ de votre chambre est enregistré. Nous avons annulé vos commandes encore à venir ; vos réservations sont maintenues. Merci de votre séjour.',
  ja: 'お部屋のチェックアウトが完了しました。これからお届けする予定だったご注文はキャンセルいたしました。ご予約はそのままです。ご滞在いただき、ありがとうございました。',
  ar: 'تم تسجيل مغادرة غرفتك. ألغينا طلباتك التي لم تصل بعد، وتبقى حجوزاتك كما هي. شكرًا لإقامتك معنا.',
};
