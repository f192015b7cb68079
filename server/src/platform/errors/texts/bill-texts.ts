import type { Messages } from './message-template';

/** Error messages about the bill and the check-out. */
export const billTexts = {
  'Link your stay first to see your bill.': {
    es: 'Vincule primero su estancia para ver su cuenta.',
    fr: 'Associez d’abord votre séjour pour voir votre note.',
    ja: 'ご請求の確認には、先にご滞在の登録が必要です。',
    ar: 'اربط إقامتك أولًا لعرض فاتورتك.',
  },
  'Your bill is available during your stay and for 30 days after it.': {
    es: 'Su cuenta está disponible durante la estancia y los 30 días siguientes.',
    fr: 'Votre note est disponible pendant le séjour et 30 jours après.',
    ja: 'ご請求は、ご滞在中とご出発後30日間ご覧いただけます。',
    ar: 'تتوفر فاتورتك أثناء إقامتك ولمدة 30 يومًا بعدها.',
  },
  "You've already asked about this. We'll answer soon.": {
    es: 'Ya ha preguntado por esto. Le responderemos pronto.',
    fr: 'Vous avez déjà posé une question à ce sujet. Nous vous répondrons bientôt.',
    ja: 'この明細についてはお問い合わせを承っております。まもなくご回答いたします。',
    ar: 'لقد سألت عن هذا البند، وسنجيبك قريبًا.',
  },
  'This line is no longer on your bill.': {
    es: 'Este concepto ya no figura en su cuenta.',
    fr: 'Cette ligne ne figure plus sur votre note.',
    ja: 'この明細はご請求にございません。',
    ar: 'لم يعد هذا البند في فاتورتك.',
  },
  'Your bill has changed. Please check it again.': {
    es: 'Su cuenta ha cambiado. Revísela de nuevo.',
    fr: 'Votre note a changé. Veuillez la vérifier à nouveau.',
    ja: 'ご請求の内容が変わりました。もう一度ご確認ください。',
    ar: 'تغيّرت فاتورتك. يُرجى مراجعتها من جديد.',
  },
  'Your plans have changed. Please check them again.': {
    es: 'Sus planes han cambiado. Revíselos de nuevo.',
    fr: 'Vos réservations ont changé. Veuillez les vérifier à nouveau.',
    ja: 'ご予定の内容が変わりました。もう一度ご確認ください。',
    ar: 'تغيّرت خططك. يُرجى مراجعتها من جديد.',
  },
  "You can't check out here right now.": {
    es: 'Ahora no puede hacer la salida aquí.',
    fr: 'Le départ n’est pas possible ici pour le moment.',
    ja: 'ただいまこちらではチェックアウトいただけません。',
    ar: 'لا يمكنك تسجيل المغادرة هنا الآن.',
  },
} as const satisfies Record<string, Messages>;
