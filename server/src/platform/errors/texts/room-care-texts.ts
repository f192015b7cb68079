import type { Messages } from './message-template';

/** Error messages about “do not disturb”. */
export const roomCareTexts = {
  'Link your stay first, so that we know your room.': {
    es: 'Vincule primero su estancia para que sepamos cuál es su habitación.',
    fr: 'Associez d’abord votre séjour afin que nous connaissions votre chambre.',
    ja: 'お部屋を確認するため、先にご滞在の登録が必要です。',
    ar: 'اربط إقامتك أولًا لنعرف غرفتك.',
  },
  'Choose one of the times on offer.': {
    es: 'Elija una de las horas ofrecidas.',
    fr: 'Choisissez l’une des heures proposées.',
    ja: '表示されている時刻からお選びください。',
    ar: 'اختر أحد الأوقات المعروضة.',
  },
  "We couldn't find out your room just now. Please try again, or tell reception.": {
    es: 'Ahora no hemos podido averiguar su habitación. Inténtelo de nuevo o avise en recepción.',
    fr: 'Nous n’avons pas pu retrouver votre chambre. Réessayez ou prévenez la réception.',
    ja: 'ただいまお部屋を確認できませんでした。もう一度お試しいただくか、フロントへお申し付けください。',
    ar: 'تعذّرت معرفة غرفتك الآن. حاول مرة أخرى أو أخبر الاستقبال.',
  },
} as const satisfies Record<string, Messages>;
