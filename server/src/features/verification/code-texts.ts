import { LANGUAGES, type Lang } from '@guest/shared/contracts/core/languages';
import type { VerificationPurpose } from '../../platform/db/tables/schema';

/** The texts of a message with a code. `{code}`, `{hotel}` and `{minutes}` are placeholders. */
interface CodeTexts {
  subject: string;
  code: string;
  /** The purpose of the code, if it is not only for sign-in. */
  purpose: Partial<Record<VerificationPurpose, string>>;
  care: string;
  notYou: string;
}

const texts: Record<Lang, CodeTexts> = {
  en: {
    subject: 'Your code for {hotel}',
    code: '{code} is your code for {hotel}.',
    purpose: {
      contact: 'It confirms this as your contact with the hotel.',
      erase: 'It deletes your account and everything in it.',
    },
    care: "It's valid for {minutes} minutes. Nobody at the hotel will ever ask you for it.",
    notYou: "Didn't request this? You don't need to do anything.",
  },
  es: {
    subject: 'Su código para {hotel}',
    code: '{code} es su código para {hotel}.',
    purpose: {
      contact: 'Con él, este pasa a ser su contacto en el hotel.',
      erase: 'Con él se elimina su cuenta y todo lo que contiene.',
    },
    care: 'Es válido durante {minutes} minutos. Nadie del hotel se lo pedirá nunca.',
    notYou: '¿No lo ha pedido? Entonces no tiene que hacer nada.',
  },
  fr: {
    subject: 'Votre code pour {hotel}',
    code: '{code} est votre code pour {hotel}.',
    purpose: {
      contact: 'Il confirme cette coordonnée comme votre contact auprès de l’hôtel.',
      erase: 'Il supprime votre compte et tout ce qu’il contient.',
    },
    care: 'Il est valable {minutes} minutes. Personne à l’hôtel ne vous le demandera jamais.',
    notYou: 'Vous ne l’avez pas demandé ? Vous n’avez rien à faire.',
  },
  ja: {
    subject: '{hotel} の確認コード',
    code: '{hotel} の確認コードは {code} です。',
    purpose: {
      contact: 'このコードで、この連絡先がホテルに登録されます。',
      erase: 'このコードで、アカウントとそのすべてのデータが削除されます。',
    },
    care: '有効期限は{minutes}分です。ホテルのスタッフがコードをお尋ねすることはありません。',
    notYou: 'お心当たりがない場合は、何もなさらなくて結構です。',
  },
  ar: {
    subject: 'رمزك في {hotel}',
    code: '{code} هو رمزك في {hotel}.',
    purpose: {
      contact: 'بهذا الرمز تصبح هذه وسيلة التواصل معك لدى الفندق.',
      erase: 'بهذا الرمز يُحذف حسابك وكل ما فيه.',
    },
    care: 'الرمز صالح لمدة {minutes} دقائق. لن يطلبه منك أي شخص في الفندق أبدًا.',
    notYou: 'لم تطلبه؟ لا داعي لفعل أي شيء.',
  },
};

export function codeTextsIn(lang: string): { texts: CodeTexts; lang: Lang } {
  const known = LANGUAGES.find((one) => one === lang) ?? 'en';
  return { texts: texts[known], lang: known };
}
