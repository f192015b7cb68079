import { LANGUAGES, type Lang } from '@guest/shared/contracts/core/languages';

/**
 * Texts of the notice that the contact for signing in has changed. `{house}`, `{contact}` and `{phone}` are
 * placeholders.
 */
interface NoticeWords {
  subject: string;
  /** The text sent to the replaced email address or phone. */
  replaced: Record<'email' | 'phone', string>;
  /** The text sent to the contacts that remain. */
  added: string;
  notYou: string;
}

const words: Record<Lang, NoticeWords> = {
  en: {
    subject: 'Your contact details at {house} have changed',
    replaced: {
      email: 'Your account at {house} is now opened with {contact}, and no longer with this address.',
      phone: 'Your account at {house} is now opened with {contact}, and no longer with this number.',
    },
    added: 'Your account at {house} can now be opened with {contact}.',
    notYou: 'Was that not you? Please call reception: {phone}',
  },
  es: {
    subject: 'Sus datos de contacto en {house} han cambiado',
    replaced: {
      email: 'A su cuenta en {house} se accede ahora con {contact}, y ya no con esta dirección.',
      phone: 'A su cuenta en {house} se accede ahora con {contact}, y ya no con este número.',
    },
    added: 'A su cuenta en {house} se puede acceder ahora con {contact}.',
    notYou: '¿No ha sido usted? Llame a recepción, por favor: {phone}',
  },
  fr: {
    subject: 'Vos coordonnées ont changé : {house}',
    replaced: {
      email:
        'Votre compte auprès de {house} s’ouvre désormais avec {contact}, et non plus avec cette adresse.',
      phone: 'Votre compte auprès de {house} s’ouvre désormais avec {contact}, et non plus avec ce numéro.',
    },
    added: 'Votre compte auprès de {house} s’ouvre désormais avec {contact}.',
    notYou: 'Ce n’était pas vous ? Veuillez appeler la réception : {phone}',
  },
  ja: {
    subject: '{house} にご登録の連絡先が変更されました',
    replaced: {
      email:
        '{house} のアカウントには、今後 {contact} でログインしていただけます。このメールアドレスではログインできなくなりました。',
      phone:
        '{house} のアカウントには、今後 {contact} でログインしていただけます。この電話番号ではログインできなくなりました。',
    },
    added: '{house} のアカウントに {contact} でログインしていただけるようになりました。',
    notYou: 'お心当たりがない場合は、フロントまでお電話ください：{phone}',
  },
  ar: {
    subject: 'تغيّرت بيانات التواصل معك لدى {house}',
    replaced: {
      email: 'أصبح الدخول إلى حسابك لدى {house} عبر {contact}، ولم يعد عبر هذا العنوان.',
      phone: 'أصبح الدخول إلى حسابك لدى {house} عبر {contact}، ولم يعد عبر هذا الرقم.',
    },
    added: 'أصبح بالإمكان الدخول إلى حسابك لدى {house} عبر {contact}.',
    notYou: 'ألم تكن أنت من فعل ذلك؟ يُرجى الاتصال بالاستقبال: {phone}',
  },
};

export function noticeWordsIn(lang: string | null): { words: NoticeWords; lang: Lang } {
  const known = LANGUAGES.find((one) => one === lang) ?? 'en';
  return { words: words[known], lang: known };
}
