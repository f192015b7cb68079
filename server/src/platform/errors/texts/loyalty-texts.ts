import type { Messages } from './message-template';

/** Error messages about the loyalty programme. */
export const loyaltyTexts = {
  "You're already a member.": {
    es: 'Ya es miembro.',
    fr: 'Vous êtes déjà membre.',
    ja: 'すでに会員登録がお済みです。',
    ar: 'أنت عضو بالفعل.',
  },
  'Accept the terms to join.': {
    es: 'Acepte las condiciones para inscribirse.',
    fr: 'Acceptez les conditions pour adhérer.',
    ja: '入会には規約への同意が必要です。',
    ar: 'اقبل الشروط للانضمام.',
  },
  'The terms have changed. Please read them again.': {
    es: 'Las condiciones han cambiado. Léalas de nuevo.',
    fr: 'Les conditions ont changé. Veuillez les relire.',
    ja: '規約が変更されました。もう一度ご確認ください。',
    ar: 'تغيّرت الشروط. يُرجى قراءتها من جديد.',
  },
  'Verify your email or phone number to join.': {
    es: 'Verifique su correo o su teléfono para inscribirse.',
    fr: 'Vérifiez votre e-mail ou votre téléphone pour adhérer.',
    ja: '入会にはメールアドレスまたは電話番号の確認が必要です。',
    ar: 'أكّد بريدك الإلكتروني أو رقم هاتفك للانضمام.',
  },
  'You have already reported this.': {
    es: 'Ya nos lo ha comunicado.',
    fr: 'Vous nous l’avez déjà signalé.',
    ja: 'すでにご連絡をいただいています。',
    ar: 'أبلغتنا بهذا من قبل.',
  },
  'Enter a reference or a date.': {
    es: 'Indique una referencia o una fecha.',
    fr: 'Indiquez une référence ou une date.',
    ja: '番号または日付を入力してください。',
    ar: 'أدخل رقمًا مرجعيًا أو تاريخًا.',
  },
  'The balance is {n} short.': {
    es: 'Faltan {n} en el saldo.',
    fr: 'Il manque {n} au solde.',
    ja: '残高が{n}不足しています。',
    ar: 'ينقص الرصيد {n}.',
  },
  'This has already been answered.': {
    es: 'Esto ya se ha respondido.',
    fr: 'Une réponse a déjà été donnée.',
    ja: 'すでに回答済みです。',
    ar: 'تم الرد على هذا من قبل.',
  },
} as const satisfies Record<string, Messages>;
