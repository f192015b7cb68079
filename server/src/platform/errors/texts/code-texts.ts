import type { Messages } from './message-template';

/** Error messages about sending and verifying codes. */
export const codeTexts = {
  'Enter a valid email address.': {
    es: 'Introduzca una dirección de correo válida.',
    fr: 'Saisissez une adresse e-mail valide.',
    ja: '有効なメールアドレスを入力してください。',
    ar: 'أدخل عنوان بريد إلكتروني صحيحًا.',
  },
  "We can't send text messages. Please use your email address.": {
    es: 'No podemos enviar mensajes de texto. Use su correo electrónico.',
    fr: 'Nous ne pouvons pas envoyer de SMS. Veuillez utiliser votre adresse e-mail.',
    ja: 'SMSを送信できません。メールアドレスをご利用ください。',
    ar: 'لا يمكننا إرسال رسائل نصية. يُرجى استخدام بريدك الإلكتروني.',
  },
  'Enter your phone number with country code, for example +34 600 000 000.': {
    es: 'Introduzca su teléfono con el prefijo del país, por ejemplo +34 600 000 000.',
    fr: 'Saisissez votre numéro avec l’indicatif du pays, par exemple +34 600 000 000.',
    ja: '国番号を付けて電話番号を入力してください（例：+34 600 000 000）。',
    ar: 'أدخل رقم هاتفك مع رمز الدولة، مثلًا ‎+34 600 000 000‎.',
  },
  "That code isn't right. {n} tries left.": {
    en: { one: "That code isn't right. {n} try left.", other: "That code isn't right. {n} tries left." },
    es: {
      one: 'El código no es correcto. Queda {n} intento.',
      other: 'El código no es correcto. Quedan {n} intentos.',
    },
    fr: {
      one: 'Ce code n’est pas le bon. Il reste {n} essai.',
      other: 'Ce code n’est pas le bon. Il reste {n} essais.',
    },
    ja: 'コードが正しくありません。あと{n}回入力できます。',
    ar: {
      one: 'الرمز غير صحيح. بقيت محاولة واحدة.',
      two: 'الرمز غير صحيح. بقيت محاولتان.',
      few: 'الرمز غير صحيح. بقيت {n} محاولات.',
      other: 'الرمز غير صحيح. بقيت {n} محاولة.',
    },
  },
  'This code has already been used. Send a new one.': {
    es: 'Este código ya se ha utilizado. Pida uno nuevo.',
    fr: 'Ce code a déjà été utilisé. Demandez-en un nouveau.',
    ja: 'このコードは使用済みです。新しいコードを送信してください。',
    ar: 'استُخدم هذا الرمز من قبل. اطلب رمزًا جديدًا.',
  },
  'This code has expired. Send a new one.': {
    es: 'Este código ha caducado. Pida uno nuevo.',
    fr: 'Ce code a expiré. Demandez-en un nouveau.',
    ja: 'このコードは期限切れです。新しいコードを送信してください。',
    ar: 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
  },
  'Too many wrong codes. Wait {n} minutes or use another email or phone.': {
    en: {
      one: 'Too many wrong codes. Wait {n} minute or use another email or phone.',
      other: 'Too many wrong codes. Wait {n} minutes or use another email or phone.',
    },
    es: {
      one: 'Demasiados códigos incorrectos. Espere {n} minuto o use otro correo o teléfono.',
      other: 'Demasiados códigos incorrectos. Espere {n} minutos o use otro correo o teléfono.',
    },
    fr: {
      one: 'Trop de codes erronés. Attendez {n} minute ou utilisez un autre e-mail ou téléphone.',
      other: 'Trop de codes erronés. Attendez {n} minutes ou utilisez un autre e-mail ou téléphone.',
    },
    ja: 'コードの誤りが続きました。{n}分お待ちいただくか、別のメールアドレスまたは電話番号をお使いください。',
    ar: {
      one: 'رموز خاطئة كثيرة. انتظر دقيقة واحدة أو استخدم بريدًا أو هاتفًا آخر.',
      two: 'رموز خاطئة كثيرة. انتظر دقيقتين أو استخدم بريدًا أو هاتفًا آخر.',
      few: 'رموز خاطئة كثيرة. انتظر {n} دقائق أو استخدم بريدًا أو هاتفًا آخر.',
      other: 'رموز خاطئة كثيرة. انتظر {n} دقيقة أو استخدم بريدًا أو هاتفًا آخر.',
    },
  },
  'We sent a newer code. Use the latest one.': {
    es: 'Le enviamos un código más reciente. Use el último.',
    fr: 'Nous avons envoyé un code plus récent. Utilisez le dernier.',
    ja: '新しいコードを送信済みです。最新のコードをお使いください。',
    ar: 'أرسلنا رمزًا أحدث. استخدم الأخير.',
  },
  'You can ask for a new code in {n} s.': {
    es: 'Podrá pedir un código nuevo dentro de {n} s.',
    fr: 'Vous pourrez demander un nouveau code dans {n} s.',
    ja: '{n}秒後に新しいコードを送信できます。',
    ar: 'يمكنك طلب رمز جديد بعد {n} ثانية.',
  },
  "We've sent several codes already. Try again in {n} minutes or contact reception.": {
    en: {
      one: "We've sent several codes already. Try again in {n} minute or contact reception.",
      other: "We've sent several codes already. Try again in {n} minutes or contact reception.",
    },
    es: {
      one: 'Ya le hemos enviado varios códigos. Inténtelo dentro de {n} minuto o contacte con recepción.',
      other: 'Ya le hemos enviado varios códigos. Inténtelo dentro de {n} minutos o contacte con recepción.',
    },
    fr: {
      one: 'Nous avons déjà envoyé plusieurs codes. Réessayez dans {n} minute ou contactez la réception.',
      other: 'Nous avons déjà envoyé plusieurs codes. Réessayez dans {n} minutes ou contactez la réception.',
    },
    ja: 'すでに何度かコードを送信しました。{n}分後にもう一度お試しいただくか、フロントにお問い合わせください。',
    ar: {
      one: 'أرسلنا عدة رموز بالفعل. حاول بعد دقيقة واحدة أو تواصل مع الاستقبال.',
      two: 'أرسلنا عدة رموز بالفعل. حاول بعد دقيقتين أو تواصل مع الاستقبال.',
      few: 'أرسلنا عدة رموز بالفعل. حاول بعد {n} دقائق أو تواصل مع الاستقبال.',
      other: 'أرسلنا عدة رموز بالفعل. حاول بعد {n} دقيقة أو تواصل مع الاستقبال.',
    },
  },
  "We couldn't send the code. Check the address or try the other method.": {
    es: 'No hemos podido enviar el código. Compruebe la dirección o pruebe el otro método.',
    fr: 'Le code n’a pas pu être envoyé. Vérifiez l’adresse ou essayez l’autre moyen.',
    ja: 'コードを送信できませんでした。宛先を確認するか、別の方法をお試しください。',
    ar: 'تعذّر إرسال الرمز. تحقق من العنوان أو جرّب الطريقة الأخرى.',
  },
  'Please accept the terms to continue.': {
    es: 'Acepte las condiciones para continuar.',
    fr: 'Veuillez accepter les conditions pour continuer.',
    ja: '続けるには利用規約に同意してください。',
    ar: 'يُرجى قبول الشروط للمتابعة.',
  },
} as const satisfies Record<string, Messages>;
