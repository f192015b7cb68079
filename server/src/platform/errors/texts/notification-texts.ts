import type { Messages } from './message-template';

/** Error messages about notifications. */
export const notificationTexts = {
  "This browser's notification address isn't valid": {
    es: 'La dirección de notificaciones de este navegador no es válida',
    fr: 'L’adresse de notification de ce navigateur n’est pas valide',
    ja: 'このブラウザの通知先が正しくありません',
    ar: 'عنوان الإشعارات لهذا المتصفح غير صالح',
  },
  "These notifications can't be sent this way": {
    es: 'Estas notificaciones no se pueden enviar por este medio',
    fr: 'Ces notifications ne peuvent pas être envoyées de cette manière',
    ja: 'この通知は、この方法ではお送りできません',
    ar: 'لا يمكن إرسال هذه الإشعارات بهذه الطريقة',
  },
} as const satisfies Record<string, Messages>;
