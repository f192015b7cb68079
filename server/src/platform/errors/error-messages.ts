import type { Lang } from '@guest/shared/contracts/core/languages';
import { activityTexts } from './texts/activity-texts';
import { billTexts } from './texts/bill-texts';
import { chargePinTexts } from './texts/charge-pin-texts';
import { chatTexts } from './texts/chat-texts';
import { codeTexts } from './texts/code-texts';
import { guestTexts } from './texts/guest-texts';
import { idempotencyTexts } from './texts/idempotency-texts';
import { loyaltyTexts } from './texts/loyalty-texts';
import { moderationTexts } from './texts/moderation-texts';
import { tableTexts } from './texts/table-texts';
import { notificationTexts } from './texts/notification-texts';
import { orderTexts } from './texts/order-texts';
import { commentTexts } from './texts/comment-texts';
import { postTexts } from './texts/post-texts';
import { roomCareTexts } from './texts/room-care-texts';
import { ticketTexts } from './texts/ticket-texts';
import {
  formatMessage,
  type MessageTemplate,
  type Messages,
  type MessageValues,
} from './texts/message-template';

/** Every error message in the languages of the interface. `{n}` is a number. */
const translations = {
  ...activityTexts,
  ...billTexts,
  ...chargePinTexts,
  ...chatTexts,
  ...codeTexts,
  ...guestTexts,
  ...idempotencyTexts,
  ...loyaltyTexts,
  ...moderationTexts,
  ...tableTexts,
  ...notificationTexts,
  ...orderTexts,
  ...postTexts,
  ...commentTexts,
  ...roomCareTexts,
  ...ticketTexts,
  'This request is incomplete': {
    es: 'La solicitud no está completa',
    fr: 'Cette demande n’est pas complète',
    ja: 'リクエストの内容に不備があります',
    ar: 'هذا الطلب غير مكتمل',
  },
  'This field is required': {
    es: 'Este campo es obligatorio',
    fr: 'Ce champ est obligatoire',
    ja: 'この項目は必須です',
    ar: 'هذا الحقل مطلوب',
  },
  "This format isn't valid": {
    es: 'El formato no es válido',
    fr: 'Ce format n’est pas valide',
    ja: '形式が正しくありません',
    ar: 'الصيغة غير صالحة',
  },
  "This field isn't allowed here": {
    es: 'Este campo no se admite aquí',
    fr: 'Ce champ n’est pas autorisé ici',
    ja: 'この項目は使えません',
    ar: 'هذا الحقل غير مسموح به هنا',
  },
  'Choose at most {n} days': {
    es: 'Elija como máximo {n} días',
    fr: 'Choisissez au plus {n} jours',
    ja: '{n}日以内で選んでください',
    ar: 'اختر {n} يومًا على الأكثر',
  },
  'Sign in to continue': {
    es: 'Inicie sesión para continuar',
    fr: 'Connectez-vous pour continuer',
    ja: '続けるにはサインインしてください',
    ar: 'سجّل الدخول للمتابعة',
  },
  "This isn't allowed": {
    es: 'Esto no está permitido',
    fr: 'Ceci n’est pas autorisé',
    ja: '許可されていません',
    ar: 'هذا غير مسموح',
  },
  'Page Not Found': {
    es: 'Página no encontrada',
    fr: 'Page introuvable',
    ja: 'ページが見つかりません',
    ar: 'الصفحة غير موجودة',
  },
  'This is too large': {
    es: 'Esto es demasiado grande',
    fr: 'Ceci est trop volumineux',
    ja: 'サイズが大きすぎます',
    ar: 'الحجم كبير جدًا',
  },
  "This type of content isn't accepted": {
    es: 'Este tipo de contenido no se acepta',
    fr: 'Ce type de contenu n’est pas accepté',
    ja: 'この形式には対応していません',
    ar: 'هذا النوع من المحتوى غير مقبول',
  },
  "You're doing that too quickly. Try again in {n} s.": {
    es: 'Va demasiado rápido. Inténtelo de nuevo en {n} s.',
    fr: 'Vous allez trop vite. Réessayez dans {n} s.',
    ja: '操作が速すぎます。{n}秒後にもう一度お試しください。',
    ar: 'أنت تفعل ذلك بسرعة كبيرة. حاول مجددًا بعد {n} ثانية.',
  },
  'Internal Server Error': {
    es: 'Error interno del servidor',
    fr: 'Erreur interne du serveur',
    ja: 'サーバーで問題が発生しました',
    ar: 'خطأ داخلي في الخادم',
  },
  "We're in maintenance mode, please try again": {
    es: 'Estamos en mantenimiento, inténtelo de nuevo',
    fr: 'Nous sommes en maintenance, veuillez réessayer',
    ja: 'メンテナンス中です。もう一度お試しください',
    ar: 'نحن في وضع الصيانة، يُرجى المحاولة مجددًا',
  },
} as const satisfies Record<string, Messages>;

export type ErrorMessageKey = keyof typeof translations;

export function errorMessage(
  message: ErrorMessageKey,
  lang: Lang,
  n?: number,
  values?: MessageValues,
): string {
  const messages: Messages = translations[message];
  const template: MessageTemplate = lang === 'en' ? (messages.en ?? message) : messages[lang];
  return formatMessage(template, lang, n, values);
}

export const errorMessageKeys = Object.keys(translations) as ErrorMessageKey[];
