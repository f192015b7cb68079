import type { Lang } from '@guest/shared/contracts/core/languages';

/** The sentences around the text of an email about a booking or order; `{house}` stands for the name of the hotel. */
interface NoticeMailTexts {
  open: string;
  why: string;
}

export const noticeMailTexts: Record<Lang, NoticeMailTexts> = {
  en: {
    open: 'View details:',
    why: "You're receiving this email because notifications from {house} can't reach any of your devices. You can turn these emails off in your profile:",
  },
  es: {
    open: 'Todos los detalles:',
    why: 'Recibe este correo porque las notificaciones de {house} no llegan a ninguno de sus dispositivos. Puede desactivar estos correos en su perfil:',
  },
  fr: {
    open: 'Tous les détails :',
    why: 'Vous recevez cet e-mail parce que les notifications de {house} n’arrivent sur aucun de vos appareils. Vous pouvez désactiver ces e-mails dans votre profil :',
  },
  ja: {
    open: '詳細はこちら：',
    why: '{house}からの通知を受け取れる端末がないため、メールでお知らせしています。プロフィールで停止できます：',
  },
  ar: {
    open: 'كل التفاصيل:',
    why: 'تصلك هذه الرسالة لأن إشعارات {house} لا تصل إلى أي من أجهزتك. يمكنك إيقاف هذه الرسائل من ملفك الشخصي:',
  },
};
