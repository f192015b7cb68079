import type { Messages } from './message-template';

/** Error messages about booking tables and changing bookings. */
export const tableTexts = {
  'That time was just taken. Here are the nearest free times.': {
    es: 'Esa hora acaba de ocuparse. Estas son las horas libres más próximas.',
    fr: 'Cet horaire vient d’être pris. Voici les horaires libres les plus proches.',
    ja: 'その時間はたった今埋まりました。近い空き時間はこちらです。',
    ar: 'حُجز هذا الموعد للتو. إليك أقرب المواعيد المتاحة.',
  },
  'Tables start at set times. Here are the nearest free times.': {
    es: 'Las mesas empiezan a horas fijas. Estas son las horas libres más próximas.',
    fr: 'Les tables commencent à heures fixes. Voici les horaires libres les plus proches.',
    ja: 'お席の開始時刻は決まっています。近い空き時間はこちらです。',
    ar: 'تبدأ الحجوزات في أوقات محددة. إليك أقرب المواعيد المتاحة.',
  },
  "For parties over {max}, please message us and we'll arrange it.": {
    es: 'Para grupos de más de {max}, escríbanos y lo organizamos.',
    fr: 'Au-delà de {max} personnes, écrivez-nous et nous nous en occupons.',
    ja: '{max}名様を超える場合は、メッセージでご相談ください。お手配いたします。',
    ar: 'للمجموعات التي تزيد على {max}، راسلنا وسنرتّب الأمر.',
  },
  'This restaurant takes bookings from {min} guests.': {
    es: 'Este restaurante acepta reservas a partir de {min} personas.',
    fr: 'Ce restaurant accepte les réservations à partir de {min} personnes.',
    ja: 'こちらのご予約は{min}名様より承ります。',
    ar: 'يقبل هذا المطعم الحجز ابتداءً من {min} ضيوف.',
  },
  'Online booking closes {n} minutes before. Please call or message us.': {
    en: {
      one: 'Online booking closes {n} minute before. Please call or message us.',
      other: 'Online booking closes {n} minutes before. Please call or message us.',
    },
    es: {
      one: 'La reserva en línea se cierra {n} minuto antes. Llámenos o escríbanos.',
      other: 'La reserva en línea se cierra {n} minutos antes. Llámenos o escríbanos.',
    },
    fr: {
      one: 'La réservation en ligne ferme {n} minute avant. Appelez-nous ou écrivez-nous.',
      other: 'La réservation en ligne ferme {n} minutes avant. Appelez-nous ou écrivez-nous.',
    },
    ja: 'オンライン予約は{n}分前までです。お電話またはメッセージでご連絡ください。',
    ar: {
      one: 'يُغلق الحجز عبر الإنترنت قبل دقيقة. اتصل بنا أو راسلنا.',
      two: 'يُغلق الحجز عبر الإنترنت قبل دقيقتين. اتصل بنا أو راسلنا.',
      few: 'يُغلق الحجز عبر الإنترنت قبل {n} دقائق. اتصل بنا أو راسلنا.',
      other: 'يُغلق الحجز عبر الإنترنت قبل {n} دقيقة. اتصل بنا أو راسلنا.',
    },
  },
  'You can book up to {date}.': {
    es: 'Puede reservar hasta el {date}.',
    fr: 'Vous pouvez réserver jusqu’au {date}.',
    ja: 'ご予約は{date}まで承ります。',
    ar: 'يمكنك الحجز حتى {date}.',
  },
  'That date is outside your stay.': {
    es: 'Esa fecha está fuera de su estancia.',
    fr: 'Cette date est en dehors de votre séjour.',
    ja: 'その日はご滞在期間外です。',
    ar: 'هذا التاريخ خارج مدة إقامتك.',
  },
  'You have checked out. To come back, tell us your new dates or message us.': {
    es: 'Ya ha hecho el check-out. Si va a volver, indíquenos las nuevas fechas o escríbanos.',
    fr: 'Vous avez fait votre check-out. Pour revenir, indiquez-nous vos nouvelles dates ou écrivez-nous.',
    ja: 'チェックアウトがお済みです。またお越しの際は、新しいご滞在日を登録するか、メッセージでご連絡ください。',
    ar: 'لقد سجّلت المغادرة. للعودة إلينا، أخبرنا بتواريخك الجديدة أو راسلنا.',
  },
  'That day has passed.': {
    es: 'Ese día ya ha pasado.',
    fr: 'Ce jour est déjà passé.',
    ja: 'その日は過ぎています。',
    ar: 'لقد مضى هذا اليوم.',
  },
  '{outlet} is closed then.': {
    es: '{outlet} está cerrado a esa hora.',
    fr: '{outlet} est fermé à ce moment-là.',
    ja: '{outlet}はその時間は閉まっています。',
    ar: '{outlet} مغلق في ذلك الوقت.',
  },
  'We held your table for {n} minutes and the time ran out. Is {time} still good?': {
    en: {
      one: 'We held your table for {n} minute and the time ran out. Is {time} still good?',
      other: 'We held your table for {n} minutes and the time ran out. Is {time} still good?',
    },
    es: {
      one: 'Le guardamos la mesa {n} minuto y el tiempo se agotó. ¿Le sigue yendo bien a las {time}?',
      other: 'Le guardamos la mesa {n} minutos y el tiempo se agotó. ¿Le sigue yendo bien a las {time}?',
    },
    fr: {
      one: 'Nous vous avons gardé la table {n} minute et le délai est passé. {time} vous convient toujours ?',
      other:
        'Nous vous avons gardé la table {n} minutes et le délai est passé. {time} vous convient toujours ?',
    },
    ja: '{n}分間お席をお取り置きしましたが、時間が過ぎました。{time}でよろしいですか？',
    ar: {
      one: 'حجزنا لك الطاولة دقيقة وانتهى الوقت. هل ما زال {time} مناسبًا؟',
      two: 'حجزنا لك الطاولة دقيقتين وانتهى الوقت. هل ما زال {time} مناسبًا؟',
      few: 'حجزنا لك الطاولة {n} دقائق وانتهى الوقت. هل ما زال {time} مناسبًا؟',
      other: 'حجزنا لك الطاولة {n} دقيقة وانتهى الوقت. هل ما زال {time} مناسبًا؟',
    },
  },
  "We're no longer holding your table. Please choose it again.": {
    es: 'Ya no le guardamos la mesa. Elíjala de nuevo, por favor.',
    fr: 'Votre table n’est plus réservée. Veuillez la choisir à nouveau.',
    ja: 'お席のお取り置き時間が過ぎました。もう一度お選びください。',
    ar: 'لم تعد طاولتك محجوزة. يُرجى اختيارها مجددًا.',
  },
  'You already have a table at {outlet} at {time}. Change it or book anyway?': {
    es: 'Ya tiene una mesa en {outlet} a las {time}. ¿Cambiarla o reservar igualmente?',
    fr: 'Vous avez déjà une table chez {outlet} à {time}. La modifier ou réserver quand même ?',
    ja: 'すでに{outlet}を{time}にご予約済みです。変更しますか、それとも続けて予約しますか？',
    ar: 'لديك طاولة في {outlet} الساعة {time}. هل تغيّرها أم تحجز على أي حال؟',
  },
  "It's too late to cancel online. Message us and we'll help.": {
    es: 'Ya es tarde para cancelar en línea. Escríbanos y le ayudamos.',
    fr: 'Il est trop tard pour annuler en ligne. Écrivez-nous et nous vous aiderons.',
    ja: 'オンラインでのキャンセル期限を過ぎています。メッセージでご連絡ください。',
    ar: 'فات وقت الإلغاء عبر الإنترنت. راسلنا وسنساعدك.',
  },
  "It's too late to change this online. Message us and we'll help.": {
    es: 'Ya es tarde para cambiarla en línea. Escríbanos y le ayudamos.',
    fr: 'Il est trop tard pour la modifier en ligne. Écrivez-nous et nous vous aiderons.',
    ja: 'オンラインでの変更期限を過ぎています。メッセージでご連絡ください。',
    ar: 'فات وقت التعديل عبر الإنترنت. راسلنا وسنساعدك.',
  },
  'You have {n} upcoming bookings, the most we can take online.': {
    en: {
      one: 'You have {n} upcoming booking, the most we can take online.',
      other: 'You have {n} upcoming bookings, the most we can take online.',
    },
    es: {
      one: 'Tiene {n} reserva pendiente, el máximo que aceptamos en línea.',
      other: 'Tiene {n} reservas pendientes, el máximo que aceptamos en línea.',
    },
    fr: {
      one: 'Vous avez {n} réservation à venir, le maximum possible en ligne.',
      other: 'Vous avez {n} réservations à venir, le maximum possible en ligne.',
    },
    ja: '今後のご予約が{n}件あり、オンラインで承れる上限に達しています。',
    ar: {
      one: 'لديك حجز قادم واحد، وهو الحد الأقصى عبر الإنترنت.',
      two: 'لديك حجزان قادمان، وهو الحد الأقصى عبر الإنترنت.',
      few: 'لديك {n} حجوزات قادمة، وهو الحد الأقصى عبر الإنترنت.',
      other: 'لديك {n} حجزًا قادمًا، وهو الحد الأقصى عبر الإنترنت.',
    },
  },
  'The waiting list for this time is full.': {
    es: 'La lista de espera para esta hora está completa.',
    fr: 'La liste d’attente pour cet horaire est complète.',
    ja: 'この時間のキャンセル待ちは満員です。',
    ar: 'قائمة الانتظار لهذا الموعد ممتلئة.',
  },
  "There's no waiting list for this time.": {
    es: 'No hay lista de espera para esta hora.',
    fr: 'Il n’y a pas de liste d’attente pour cet horaire.',
    ja: 'この時間のキャンセル待ちは承っておりません。',
    ar: 'لا توجد قائمة انتظار لهذا الموعد.',
  },
  'A table is available at that time. You can book it now.': {
    es: 'Hay una mesa disponible a esa hora. Puede reservarla ahora.',
    fr: 'Une table est disponible à cet horaire. Vous pouvez la réserver maintenant.',
    ja: 'その時間に空席があります。今すぐご予約いただけます。',
    ar: 'تتوفر طاولة في ذلك الوقت. يمكنك حجزها الآن.',
  },
  "That offer has passed to the next guest. You're still on the list.": {
    es: 'Esa oferta ha pasado al siguiente huésped. Usted sigue en la lista.',
    fr: 'Cette proposition est passée au client suivant. Vous restez sur la liste.',
    ja: 'そのご案内は次のお客様に移りました。引き続きお待ちいただいております。',
    ar: 'انتقل هذا العرض إلى الضيف التالي. ما زلت على القائمة.',
  },
  "This venue doesn't take bookings here.": {
    es: 'Este lugar no acepta reservas aquí.',
    fr: 'Cet établissement ne prend pas de réservations ici.',
    ja: 'こちらではご予約を承っておりません。',
    ar: 'هذا المكان لا يستقبل الحجوزات هنا.',
  },
  'Booking not found': {
    es: 'Reserva no encontrada',
    fr: 'Réservation introuvable',
    ja: 'ご予約が見つかりません',
    ar: 'الحجز غير موجود',
  },
  'This booking can no longer be changed.': {
    es: 'Esta reserva ya no se puede cambiar.',
    fr: 'Cette réservation ne peut plus être modifiée.',
    ja: 'このご予約はもう変更できません。',
    ar: 'لم يعد بالإمكان تغيير هذا الحجز.',
  },
  'This booking was just changed.': {
    es: 'Esta reserva acaba de cambiar.',
    fr: 'Cette réservation vient d’être modifiée.',
    ja: 'このご予約はたった今変更されました。',
    ar: 'تم تغيير هذا الحجز للتو.',
  },
  'The table is kept for a while for those who are late.': {
    es: 'La mesa se guarda un rato para quienes llegan tarde.',
    fr: 'La table est gardée un moment pour les retardataires.',
    ja: '遅れていらっしゃるお客様のため、しばらくお席をお取りしています。',
    ar: 'تُحجز الطاولة لبعض الوقت لمن يتأخر.',
  },
  'You can let us know on the day, from a few hours before.': {
    es: 'Puede avisarnos el mismo día, desde unas horas antes.',
    fr: 'Vous pouvez nous prévenir le jour même, quelques heures avant.',
    ja: '当日、数時間前からお知らせいただけます。',
    ar: 'يمكنك إبلاغنا في اليوم نفسه قبل الموعد ببضع ساعات.',
  },
} as const satisfies Record<string, Messages>;
