import { LANGUAGES, type Lang } from '@guest/shared/contracts/core/languages';

/**
 * Texts of the notice that the contact for signing in has changed. `{hotel}`, `{contact}` and `{phone}` are
 * placeholders.
 */
interface NoticeTexts {
  subject: string;
  /** The text sent to the replaced email address or phone. */
  replaced: Record<'email' | 'phone', string>;
  /** The text sent to the contacts that remain. */
  added: string;
  notYou: string;
}

const texts: Record<Lang, NoticeTexts> = {
  en: {
    subject: 'Your contact details at {hotel} have changed',
    replaced: {
      email: 'You now sign in to your account at {hotel} with {contact}, and no longer with this address.',
      phone: 'You now sign in to your account at {hotel} with {contact}, and no longer with this number.',
    },
    added: 'You can now sign in to your account at {hotel} with {contact}.',
    notYou: 'Not you? Please call reception: {phone}',
  },
  es: {
    subject: 'Sus datos de contacto en {hotel} han cambiado',
    replaced: {
      email: 'Ahora accede a su cuenta en {hotel} con {contact}, y ya no con esta dirección.',
      phone: 'Ahora accede a su cuenta en {hotel} con {contact}, y ya no con este número.',
    },
    added: 'Ahora puede acceder a su cuenta en {hotel} con {contact}.',
    notYou: '¿No ha sido usted? Llame a recepción, por favor: {phone}',
  },
  fr: {
    subject: 'Vos coordonnées ont changé : {hotel}',
    replaced: {
      email:
        'Vous vous connectez désormais à votre compte chez {hotel} avec {contact}, et non plus avec cette adresse.',
      phone:
        'Vous vous connectez désormais à votre compte chez {hotel} avec {contact}, et non plus avec ce numéro.',
    },
    added: 'Vous pouvez désormais vous connecter à votre compte chez {hotel} avec {contact}.',
    notYou: 'Ce n’était pas vous ? Veuillez appeler la réception : {phone}',
  },
  ja: {
    subject: '{hotel} にご登録の連絡先が変更されました',
    replaced: {
      email:
        '{hotel} のアカウントには、今後 {contact} でサインインしていただけます。このメールアドレスではサインインできなくなりました。',
      phone:
        '{hotel} のアカウントには、今後 {contact} でサインインしていただけます。この電話番号ではサインインできなくなりました。',
    },
    added: '{hotel} のアカウントに {contact} でサインインしていただけるようになりました。',
    notYou: 'お心当たりがない場合は、フロントまでお電話ください：{phone}',
  },
  ar: {
    subject: 'تغيّرت بيانات التواصل معك لدى {hotel}',
    replaced: {
      email: 'أصبح الدخول إلى حسابك لدى {hotel} عبر {contact}، ولم يعد عبر هذا العنوان.',
      phone: 'أصبح الدخول إلى حسابك لدى {hotel} عبر {contact}، ولم يعد عبر هذا الرقم.',
    },
    added: 'أصبح بالإمكان الدخول إلى حسابك لدى {hotel} عبر {contact}.',
    notYou: 'ألم تكن أنت من فعل ذلك؟ يُرجى الاتصال بالاستقبال: {phone}',
  },
};

export function noticeTextsIn(lang: string | null): { texts: NoticeTexts; lang: Lang } {
  const known = LANGUAGES.find((one) => one === lang) ?? 'en';
  return { texts: texts[known], lang: known };
}
