import type { Messages } from './message-template';

/** Error messages about creating and changing service requests. */
export const ticketTexts = {
  'The guest has asked not to be disturbed.': {
    es: 'El huésped ha pedido que no se le moleste.',
    fr: 'Le client a demandé à ne pas être dérangé.',
    ja: 'お客様は入室をご遠慮くださいとのことです。',
    ar: 'طلب النزيل عدم الإزعاج.',
  },
  'Request not found': {
    es: 'Solicitud no encontrada',
    fr: 'Demande introuvable',
    ja: 'ご依頼が見つかりません',
    ar: 'الطلب غير موجود',
  },
  "This service isn't available right now.": {
    es: 'Este servicio no está disponible en este momento.',
    fr: 'Ce service n’est pas disponible pour le moment.',
    ja: 'このサービスは現在ご利用いただけません。',
    ar: 'هذه الخدمة غير متاحة حاليًا.',
  },
  '{label}: please fill this in.': {
    es: '{label}: complete este campo.',
    fr: '{label} : veuillez remplir ce champ.',
    ja: '{label}：ご入力ください。',
    ar: '{label}: يُرجى تعبئة هذا الحقل.',
  },
  '{label}: choose {min} to {max}.': {
    es: '{label}: elija entre {min} y {max}.',
    fr: '{label} : choisissez entre {min} et {max}.',
    ja: '{label}：{min}～{max}の間で選んでください。',
    ar: '{label}: اختر من {min} إلى {max}.',
  },
  'Please shorten your note to {n} characters.': {
    es: 'Por favor, acorte su nota a {n} caracteres.',
    fr: 'Veuillez raccourcir votre note à {n} caractères.',
    ja: 'メモは{n}文字以内にしてください。',
    ar: 'يُرجى اختصار ملاحظتك إلى {n} حرفًا.',
  },
  "You asked for this {n} minutes ago and we're on it. Ask again?": {
    en: {
      one: "You asked for this a minute ago and we're on it. Ask again?",
      other: "You asked for this {n} minutes ago and we're on it. Ask again?",
    },
    es: {
      one: 'Lo pidió hace {n} minuto y ya estamos en ello. ¿Pedirlo otra vez?',
      other: 'Lo pidió hace {n} minutos y ya estamos en ello. ¿Pedirlo otra vez?',
    },
    fr: {
      one: 'Vous l’avez demandé il y a {n} minute et nous nous en occupons. Demander à nouveau ?',
      other: 'Vous l’avez demandé il y a {n} minutes et nous nous en occupons. Demander à nouveau ?',
    },
    ja: '{n}分前に承り、対応中です。もう一度依頼しますか？',
    ar: {
      one: 'طلبت هذا قبل دقيقة ونحن نعمل عليه. هل تطلبه مجددًا؟',
      two: 'طلبت هذا قبل دقيقتين ونحن نعمل عليه. هل تطلبه مجددًا؟',
      few: 'طلبت هذا قبل {n} دقائق ونحن نعمل عليه. هل تطلبه مجددًا؟',
      other: 'طلبت هذا قبل {n} دقيقة ونحن نعمل عليه. هل تطلبه مجددًا؟',
    },
  },
  "You have {n} open requests of this kind. We'll finish those first.": {
    en: {
      one: "You have {n} open request of this kind. We'll finish that first.",
      other: "You have {n} open requests of this kind. We'll finish those first.",
    },
    es: {
      one: 'Tiene {n} solicitud abierta de este tipo. Primero terminaremos esa.',
      other: 'Tiene {n} solicitudes abiertas de este tipo. Primero terminaremos esas.',
    },
    fr: {
      one: 'Vous avez {n} demande en cours de ce type. Nous la terminons d’abord.',
      other: 'Vous avez {n} demandes en cours de ce type. Nous les terminons d’abord.',
    },
    ja: '同じ内容のご依頼が{n}件進行中です。先にそちらを完了いたします。',
    ar: {
      one: 'لديك طلب مفتوح من هذا النوع. سننجزه أولًا.',
      two: 'لديك طلبان مفتوحان من هذا النوع. سننجزهما أولًا.',
      few: 'لديك {n} طلبات مفتوحة من هذا النوع. سننجزها أولًا.',
      other: 'لديك {n} طلبًا مفتوحًا من هذا النوع. سننجزها أولًا.',
    },
  },
  'Add your room so we know where to go.': {
    es: 'Añada su habitación para que sepamos adónde ir.',
    fr: 'Ajoutez votre chambre pour que nous sachions où aller.',
    ja: 'お部屋番号を入力してください。そちらへ伺います。',
    ar: 'أضف رقم غرفتك لنعرف إلى أين نأتي.',
  },
  'Add your stay dates so we know when you are here.': {
    es: 'Añada las fechas de su estancia para que sepamos cuándo está aquí.',
    fr: 'Ajoutez vos dates de séjour pour que nous sachions quand vous êtes là.',
    ja: 'ご滞在の日程を入力してください。',
    ar: 'أضف تواريخ إقامتك لنعرف متى تكون هنا.',
  },
  'This request can no longer be changed.': {
    es: 'Esta solicitud ya no se puede cambiar.',
    fr: 'Cette demande ne peut plus être modifiée.',
    ja: 'このご依頼はもう変更できません。',
    ar: 'لم يعد بالإمكان تغيير هذا الطلب.',
  },
  'Someone else just changed this request.': {
    es: 'Otra persona acaba de cambiar esta solicitud.',
    fr: 'Quelqu’un d’autre vient de modifier cette demande.',
    ja: 'このご依頼は別の担当者が変更しました。',
    ar: 'غيّر شخص آخر هذا الطلب للتو.',
  },
  'Choose a time within the next {n} days.': {
    es: 'Elija una hora en los próximos {n} días.',
    fr: 'Choisissez une heure dans les {n} prochains jours.',
    ja: '今から{n}日以内の時刻を選んでください。',
    ar: 'اختر وقتًا خلال الأيام الـ{n} القادمة.',
  },
  'Up to {n} photos.': {
    es: 'Hasta {n} fotos.',
    fr: '{n} photos au maximum.',
    ja: '写真は{n}枚までです。',
    ar: '{n} صور كحد أقصى.',
  },
  'Announcement not found': {
    es: 'Anuncio no encontrado',
    fr: 'Annonce introuvable',
    ja: 'お知らせが見つかりません',
    ar: 'الإعلان غير موجود',
  },
} as const satisfies Record<string, Messages>;
