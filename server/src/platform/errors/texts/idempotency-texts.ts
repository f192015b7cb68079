import type { Messages } from './message-template';

/** Error messages about idempotency keys. */
export const idempotencyTexts = {
  'Please reload the page and try again.': {
    es: 'Vuelva a cargar la página e inténtelo de nuevo.',
    fr: 'Veuillez recharger la page et réessayer.',
    ja: 'ページを再読み込みして、もう一度お試しください。',
    ar: 'يُرجى إعادة تحميل الصفحة والمحاولة مجددًا.',
  },
  'This was already sent with something else in it.': {
    es: 'Esto ya se envió con otro contenido.',
    fr: 'Ceci a déjà été envoyé avec un autre contenu.',
    ja: '別の内容ですでに送信されています。',
    ar: 'سبق إرسال هذا بمحتوى مختلف.',
  },
  "We're still working on it. One moment, please.": {
    es: 'Seguimos en ello. Un momento, por favor.',
    fr: 'Nous nous en occupons encore. Un instant, s’il vous plaît.',
    ja: 'ただいま処理中です。少々お待ちください。',
    ar: 'ما زلنا نعمل على ذلك. لحظة من فضلك.',
  },
} as const satisfies Record<string, Messages>;
