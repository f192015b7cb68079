import { isLang, type Lang } from '@guest/shared/contracts/core/languages';

/**
 * The texts of the email about unread messages, with the placeholder `{house}`. They never contain message
 * texts.
 */
interface UnreadTexts {
  subject: string;
  intro: string;
  reception: string;
  guest: string;
  read: string;
  why: string;
}

const texts: Record<Lang, UnreadTexts> = {
  en: {
    subject: 'Unread messages at {house}',
    intro: 'While you were away, you received messages at {house}. Unread:',
    reception: 'Reception',
    guest: 'Another guest',
    read: 'Read and reply:',
    why: "You're receiving this email because you turned it on in your profile, where you can also turn it off. We won't send another until you've been back.",
  },
  es: {
    subject: 'Mensajes sin leer en {house}',
    intro: 'Mientras no estaba, le han escrito en {house}. Sin leer:',
    reception: 'Recepción',
    guest: 'Otro huésped',
    read: 'Leer y responder:',
    why: 'Recibe este correo porque lo activó en su perfil, donde también puede desactivarlo. No le enviaremos otro hasta que haya vuelto a entrar.',
  },
  fr: {
    subject: 'Messages non lus à {house}',
    intro: 'En votre absence, on vous a écrit à {house}. Non lus :',
    reception: 'Réception',
    guest: 'Un autre client',
    read: 'Lire et répondre :',
    why: 'Vous recevez cet e-mail parce que vous l’avez activé dans votre profil, où vous pouvez aussi le désactiver. Vous n’en recevrez pas d’autre avant d’être revenu.',
  },
  ja: {
    subject: '{house}からの未読メッセージ',
    intro: 'ご不在の間に、{house}でメッセージが届いています。未読件数：',
    reception: 'フロント',
    guest: '他のお客様',
    read: '確認・返信はこちら：',
    why: 'このメールは、プロフィールでご希望いただいた方にお送りしています。停止もプロフィールから行えます。次にアプリをお開きになるまで、再度お送りすることはありません。',
  },
  ar: {
    subject: 'رسائل غير مقروءة في {house}',
    intro: 'وصلتك رسائل في {house} أثناء غيابك. غير المقروء منها:',
    reception: 'الاستقبال',
    guest: 'ضيف آخر',
    read: 'للقراءة والرد:',
    why: 'تصلك هذه الرسالة لأنك فعّلتها في ملفك الشخصي، ويمكنك إيقافها من هناك. لن نرسل غيرها حتى تعود إلى التطبيق.',
  },
};

export function unreadTextsIn(lang: string | null): { texts: UnreadTexts; lang: Lang } {
  const textLang = isLang(lang) ? lang : 'en';
  return { texts: texts[textLang], lang: textLang };
}
