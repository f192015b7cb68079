import type { Messages } from './message-template';

/** Error messages about booking activities. */
export const activityTexts = {
  'This session just filled up. Join the waiting list or pick another time.': {
    es: 'Esta sesión acaba de completarse. Apúntese a la lista de espera o elija otra hora.',
    fr: 'Cette séance vient d’afficher complet. Inscrivez-vous sur la liste d’attente ou choisissez un autre horaire.',
    ja: 'この回はたった今満席になりました。キャンセル待ちに登録するか、別の時間をお選びください。',
    ar: 'اكتملت هذه الجلسة للتو. انضم إلى قائمة الانتظار أو اختر موعدًا آخر.',
  },
  'Booking for this session has closed.': {
    es: 'La reserva para esta sesión ya está cerrada.',
    fr: 'Les réservations pour cette séance sont closes.',
    ja: 'この回の受付は終了しました。',
    ar: 'أُغلق الحجز لهذه الجلسة.',
  },
  'This session has been called off.': {
    es: 'Esta sesión se ha cancelado.',
    fr: 'Cette séance est annulée.',
    ja: 'この回は中止になりました。',
    ar: 'أُلغيت هذه الجلسة.',
  },
  "We couldn't move your booking, so your original time is still yours.": {
    es: 'No pudimos cambiar su reserva; conserva la hora original.',
    fr: 'Nous n’avons pas pu déplacer votre réservation ; votre horaire initial reste le vôtre.',
    ja: 'ご予約を変更できませんでした。元のお時間はそのまま確保されています。',
    ar: 'تعذّر نقل حجزك، ولا يزال موعدك الأصلي محفوظًا لك.',
  },
  'We held your places for {n} minutes and the time ran out.': {
    en: {
      one: 'We held your places for {n} minute and the time ran out.',
      other: 'We held your places for {n} minutes and the time ran out.',
    },
    es: {
      one: 'Le guardamos las plazas {n} minuto y el tiempo se agotó.',
      other: 'Le guardamos las plazas {n} minutos y el tiempo se agotó.',
    },
    fr: {
      one: 'Nous avons gardé vos places {n} minute et le délai est écoulé.',
      other: 'Nous avons gardé vos places {n} minutes et le délai est écoulé.',
    },
    ja: '{n}分間お席を確保しておりましたが、時間切れとなりました。',
    ar: {
      one: 'حجزنا أماكنك لدقيقة وانتهى الوقت.',
      two: 'حجزنا أماكنك لدقيقتين وانتهى الوقت.',
      few: 'حجزنا أماكنك لمدة {n} دقائق وانتهى الوقت.',
      other: 'حجزنا أماكنك لمدة {n} دقيقة وانتهى الوقت.',
    },
  },
  "We're no longer holding your places. Please choose them again.": {
    es: 'Ya no le guardamos las plazas. Elíjalas de nuevo.',
    fr: 'Vos places ne sont plus gardées. Veuillez les choisir à nouveau.',
    ja: 'お席の確保は終了しました。もう一度お選びください。',
    ar: 'لم نعد نحجز أماكنك. يُرجى اختيارها مرة أخرى.',
  },
  'You have already extended this once.': {
    es: 'Ya lo ha prolongado una vez.',
    fr: 'Vous avez déjà prolongé une fois.',
    ja: '延長は一度までです。',
    ar: 'لقد مدّدت الوقت مرة واحدة بالفعل.',
  },
  'The price has changed. Please check it before you book.': {
    es: 'El precio ha cambiado. Revíselo antes de reservar.',
    fr: 'Le prix a changé. Vérifiez-le avant de réserver.',
    ja: '料金が変わりました。ご予約の前にご確認ください。',
    ar: 'تغيّر السعر. يُرجى مراجعته قبل الحجز.',
  },
  'This overlaps {other} at {time}. Book anyway?': {
    es: 'Coincide con {other} a las {time}. ¿Reservar de todos modos?',
    fr: 'Cela chevauche {other} à {time}. Réserver quand même ?',
    ja: '{time}の「{other}」と時間が重なります。このまま予約しますか？',
    ar: 'يتعارض هذا مع {other} في الساعة {time}. هل تريد الحجز رغم ذلك؟',
  },
  'Your check-out at {time} is during this. Book anyway?': {
    es: 'Su salida, a las {time}, cae dentro de este horario. ¿Reservar de todos modos?',
    fr: 'Votre départ, à {time}, tombe pendant ce créneau. Réserver quand même ?',
    ja: '{time}のチェックアウトと時間が重なります。このまま予約しますか？',
    ar: 'يقع موعد مغادرتك في الساعة {time} خلال هذا الوقت. هل تريد الحجز رغم ذلك؟',
  },
  'You have already booked {activity} at {time}.': {
    es: 'Ya ha reservado {activity} a las {time}.',
    fr: 'Vous avez déjà réservé {activity} à {time}.',
    ja: '{time}の「{activity}」はすでにご予約済みです。',
    ar: 'لقد حجزت {activity} في الساعة {time} بالفعل.',
  },
  'Please read and accept the safety note.': {
    es: 'Lea y acepte la nota de seguridad.',
    fr: 'Veuillez lire et accepter la consigne de sécurité.',
    ja: '安全に関する注意をお読みのうえ、同意してください。',
    ar: 'يُرجى قراءة ملاحظة السلامة والموافقة عليها.',
  },
  'Choose between {min} and {max} people.': {
    es: 'Elija entre {min} y {max} personas.',
    fr: 'Choisissez entre {min} et {max} personnes.',
    ja: '{min}名から{max}名の間でお選びください。',
    ar: 'اختر بين {min} و{max} من الأشخاص.',
  },
  'Children need an adult with them. Add at least one adult.': {
    es: 'Los niños deben ir con un adulto. Añada al menos un adulto.',
    fr: 'Les enfants doivent être accompagnés. Ajoutez au moins un adulte.',
    ja: 'お子さまには大人の付き添いが必要です。大人を1名以上追加してください。',
    ar: 'يجب أن يرافق الأطفال شخص بالغ. أضف بالغًا واحدًا على الأقل.',
  },
  'Each adult can bring at most {most}. Add another adult.': {
    es: 'Cada adulto puede acompañar como máximo a {most}. Añada otro adulto.',
    fr: 'Chaque adulte peut en accompagner {most} au plus. Ajoutez un adulte.',
    ja: '大人1名につき{most}名までです。大人を追加してください。',
    ar: 'يمكن لكل بالغ مرافقة {most} على الأكثر. أضف بالغًا آخر.',
  },
  'Enter the age on the day of the activity.': {
    es: 'Indique la edad el día de la actividad.',
    fr: 'Indiquez l’âge le jour de l’activité.',
    ja: '当日の年齢を入力してください。',
    ar: 'أدخل العمر في يوم النشاط.',
  },
  'This is for ages {min} to {max}.': {
    es: 'Es para edades de {min} a {max} años.',
    fr: 'C’est pour les {min} à {max} ans.',
    ja: '対象年齢は{min}歳から{max}歳までです。',
    ar: 'مخصّص للأعمار من {min} إلى {max}.',
  },
  'Enter the last name.': {
    es: 'Indique el apellido.',
    fr: 'Indiquez le nom de famille.',
    ja: '姓を入力してください。',
    ar: 'أدخل اسم العائلة.',
  },
  'The waiting list for this session is full.': {
    es: 'La lista de espera de esta sesión está completa.',
    fr: 'La liste d’attente de cette séance est complète.',
    ja: 'この回のキャンセル待ちは満員です。',
    ar: 'قائمة الانتظار لهذه الجلسة ممتلئة.',
  },
  "There's no waiting list for this session.": {
    es: 'No hay lista de espera para esta sesión.',
    fr: 'Il n’y a pas de liste d’attente pour cette séance.',
    ja: 'この回のキャンセル待ちは受け付けていません。',
    ar: 'لا توجد قائمة انتظار لهذه الجلسة.',
  },
  'This session has fewer places than your party needs.': {
    es: 'Esta sesión tiene menos plazas de las que necesita su grupo.',
    fr: 'Cette séance a moins de places qu’il n’en faut pour votre groupe.',
    ja: 'この回の定員は、ご一行の人数より少なくなっています。',
    ar: 'أماكن هذه الجلسة أقل من عدد أفراد مجموعتك.',
  },
  'There are places in this session. You can book it now.': {
    es: 'Hay plazas en esta sesión. Ya puede reservarla.',
    fr: 'Il reste des places pour cette séance. Vous pouvez la réserver.',
    ja: 'この回には空きがあります。今すぐご予約いただけます。',
    ar: 'تتوفر أماكن في هذه الجلسة. يمكنك حجزها الآن.',
  },
  "This can't be booked again from here. Please choose another session.": {
    es: 'Ya no se puede volver a reservar desde aquí. Elija otra sesión.',
    fr: 'Il n’est plus possible de réserver à nouveau d’ici. Choisissez une autre séance.',
    ja: 'こちらからの再予約はできません。別の回をお選びください。',
    ar: 'لا يمكن إعادة الحجز من هنا. يُرجى اختيار جلسة أخرى.',
  },
  'This session was just changed.': {
    es: 'Esta sesión se acaba de modificar.',
    fr: 'Cette séance vient d’être modifiée.',
    ja: 'この回は変更されたばかりです。',
    ar: 'تم تعديل هذه الجلسة للتو.',
  },
  'More people are booked already.': {
    es: 'Ya hay más personas apuntadas.',
    fr: 'Davantage de personnes sont déjà inscrites.',
    ja: 'すでにそれより多くの予約があります。',
    ar: 'عدد المحجوزين أكبر من ذلك بالفعل.',
  },
  'This activity has another session at that time.': {
    es: 'Esta actividad ya tiene otra sesión a esa hora.',
    fr: 'Cette activité a déjà une autre séance à cette heure.',
    ja: 'このアクティビティには、その時刻に別の回があります。',
    ar: 'لهذا النشاط جلسة أخرى في ذلك الوقت.',
  },
  'This session has already begun.': {
    es: 'Esta sesión ya ha empezado.',
    fr: 'Cette séance a déjà commencé.',
    ja: 'この回はすでに始まっています。',
    ar: 'بدأت هذه الجلسة بالفعل.',
  },
  "It's too early for this voucher. It can be redeemed from an hour before the start.": {
    es: 'Aún es pronto para este bono. Se puede canjear desde una hora antes del inicio.',
    fr: 'Il est trop tôt pour ce bon. Il peut être utilisé à partir d’une heure avant le début.',
    ja: 'このバウチャーは開始の1時間前からご利用いただけます。',
    ar: 'لا يزال الوقت مبكرًا لهذه القسيمة. يمكن استخدامها قبل ساعة من البداية.',
  },
  'The guest still has time to arrive.': {
    es: 'El huésped todavía está a tiempo de llegar.',
    fr: 'Le client a encore le temps d’arriver.',
    ja: 'お客様のご到着をまだお待ちする時間です。',
    ar: 'ما زال لدى الضيف وقت للوصول.',
  },
} as const satisfies Record<string, Messages>;
