import type { Messages } from './message-template';

/** Error messages about rooms protected by a PIN. */
export const chargePinTexts = {
  'Choose a PIN of 4 to 6 digits.': {
    es: 'Elija un PIN de 4 a 6 cifras.',
    fr: 'Choisissez un code PIN de 4 à 6 chiffres.',
    ja: '4～6桁の暗証番号をお決めください。',
    ar: 'اختر رقمًا سريًا من 4 إلى 6 أرقام.',
  },
  "That PIN isn't right. {n} tries left.": {
    en: { one: "That PIN isn't right. {n} try left.", other: "That PIN isn't right. {n} tries left." },
    es: {
      one: 'El PIN no es correcto. Queda {n} intento.',
      other: 'El PIN no es correcto. Quedan {n} intentos.',
    },
    fr: {
      one: 'Ce code PIN n’est pas le bon. Il reste {n} essai.',
      other: 'Ce code PIN n’est pas le bon. Il reste {n} essais.',
    },
    ja: '暗証番号が正しくありません。あと{n}回入力できます。',
    ar: {
      one: 'الرقم السري غير صحيح. بقيت محاولة واحدة.',
      two: 'الرقم السري غير صحيح. بقيت محاولتان.',
      few: 'الرقم السري غير صحيح. بقيت {n} محاولات.',
      other: 'الرقم السري غير صحيح. بقيت {n} محاولة.',
    },
  },
  'Too many wrong PINs. Wait {n} minutes or ask reception.': {
    en: {
      one: 'Too many wrong PINs. Wait {n} minute or ask reception.',
      other: 'Too many wrong PINs. Wait {n} minutes or ask reception.',
    },
    es: {
      one: 'Demasiados PIN incorrectos. Espere {n} minuto o consulte en recepción.',
      other: 'Demasiados PIN incorrectos. Espere {n} minutos o consulte en recepción.',
    },
    fr: {
      one: 'Trop de codes PIN erronés. Attendez {n} minute ou adressez-vous à la réception.',
      other: 'Trop de codes PIN erronés. Attendez {n} minutes ou adressez-vous à la réception.',
    },
    ja: '暗証番号の誤りが続きました。{n}分お待ちいただくか、フロントにお申し付けください。',
    ar: {
      one: 'أرقام سرية خاطئة كثيرة. انتظر دقيقة واحدة أو اسأل الاستقبال.',
      two: 'أرقام سرية خاطئة كثيرة. انتظر دقيقتين أو اسأل الاستقبال.',
      few: 'أرقام سرية خاطئة كثيرة. انتظر {n} دقائق أو اسأل الاستقبال.',
      other: 'أرقام سرية خاطئة كثيرة. انتظر {n} دقيقة أو اسأل الاستقبال.',
    },
  },
  'Enter the PIN of your stay to charge this to your room.': {
    es: 'Introduzca el PIN de su estancia para cargarlo a su habitación.',
    fr: 'Saisissez le code PIN de votre séjour pour le mettre sur votre chambre.',
    ja: 'お部屋付けにするには、ご滞在の暗証番号を入力してください。',
    ar: 'أدخل الرقم السري لإقامتك لإضافة هذا إلى حساب غرفتك.',
  },
  'Link your stay first: the PIN belongs to it.': {
    es: 'Vincule primero su estancia: el PIN es de ella.',
    fr: 'Reliez d’abord votre séjour : le code PIN lui appartient.',
    ja: '暗証番号はご滞在ごとに設定します。先にご滞在を登録してください。',
    ar: 'اربط إقامتك أولًا: فالرقم السري يخصها.',
  },
} as const satisfies Record<string, Messages>;
