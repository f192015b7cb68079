import type { Lang } from '@guest/shared/contracts/core/languages';

/** The automatic chat message after a check-out. */
export const CHECKED_OUT_TEXT: Record<Lang, string> = {
  en: "You've checked out. We've cancelled your later bookings and orders, except those you kept. Thank you for staying with us.",
  es: 'Ha hecho la salida. Hemos cancelado sus reservas y pedidos posteriores, salvo los que ha conservado. Gracias por alojarse con nosotros.',
  fr: 'Votre départ est enregistré. Nous avons annulé vos réservations et commandes ultérieures, sauf celles que vous avez gardées. Merci de votre séjour.',
  ja: 'チェックアウトが完了しました。お残しいただいたものを除き、以降のご予約とご注文をキャンセルいたしました。ご滞在いただき、ありがとうございました。',
  ar: 'تم تسجيل مغادرتك. ألغينا حجوزاتك وطلباتك اللاحقة باستثناء ما أبقيته. شكرًا لإقامتك معنا.',
};
