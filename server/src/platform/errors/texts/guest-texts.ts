import type { Messages } from './message-template';

/** Error messages about a guest's profile, stay and account. */
export const guestTexts = {
  'Enter your first name.': {
    es: 'Introduzca su nombre.',
    fr: 'Saisissez votre prénom.',
    ja: 'お名前（名）を入力してください。',
    ar: 'أدخل اسمك الأول.',
  },
  'Enter your last name as it appears on the booking.': {
    es: 'Introduzca sus apellidos como en la reserva.',
    fr: 'Saisissez votre nom tel que sur la réservation.',
    ja: 'ご予約時の姓を入力してください。',
    ar: 'أدخل اسم عائلتك كما في الحجز.',
  },
  'Choose a nickname of 2 to 20 characters.': {
    es: 'Elija un apodo de 2 a 20 caracteres.',
    fr: 'Choisissez un pseudo de 2 à 20 caractères.',
    ja: '2〜20文字のニックネームを選んでください。',
    ar: 'اختر لقبًا من 2 إلى 20 حرفًا.',
  },
  'That nickname is taken.': {
    es: 'Ese apodo ya está en uso.',
    fr: 'Ce pseudo est déjà pris.',
    ja: 'このニックネームはすでに使われています。',
    ar: 'هذا اللقب مستخدم بالفعل.',
  },
  "You've reached the maximum number of favourites": {
    es: 'Ha alcanzado el número máximo de favoritos',
    fr: 'Vous avez atteint le nombre maximal de favoris',
    ja: 'お気に入りは登録できる上限に達しています',
    ar: 'بلغت مفضلتك الحد الأقصى',
  },
  'Choose a language.': {
    es: 'Elija un idioma.',
    fr: 'Choisissez une langue.',
    ja: '言語を選んでください。',
    ar: 'اختر لغة.',
  },
  'Check your room number.': {
    es: 'Compruebe el número de habitación.',
    fr: 'Vérifiez votre numéro de chambre.',
    ja: 'お部屋番号をご確認ください。',
    ar: 'تحقق من رقم غرفتك.',
  },
  'Check your dates.': {
    es: 'Compruebe las fechas.',
    fr: 'Vérifiez vos dates.',
    ja: '日付をご確認ください。',
    ar: 'تحقق من التواريخ.',
  },
  "Departure can't be before arrival.": {
    es: 'La salida no puede ser anterior a la llegada.',
    fr: 'Le départ ne peut pas précéder l’arrivée.',
    ja: 'ご出発日はご到着日以降にしてください。',
    ar: 'لا يمكن أن تكون المغادرة قبل الوصول.',
  },
  'Stays longer than 90 nights: please contact reception.': {
    es: 'Estancias de más de 90 noches: contacte con recepción.',
    fr: 'Séjours de plus de 90 nuits : contactez la réception.',
    ja: '90泊を超えるご滞在は、フロントにお問い合わせください。',
    ar: 'للإقامات التي تتجاوز 90 ليلة: يُرجى التواصل مع الاستقبال.',
  },
  "We couldn't match these details. Check the room, last name and departure date, or ask reception.": {
    es: 'No encontramos una reserva con estos datos. Compruebe la habitación, el apellido y la fecha de salida, o pregunte en recepción.',
    fr: 'Ces informations ne correspondent à aucune réservation. Vérifiez la chambre, le nom et la date de départ, ou demandez à la réception.',
    ja: '一致するご予約が見つかりません。お部屋番号・姓・ご出発日をご確認いただくか、フロントにお尋ねください。',
    ar: 'لم نعثر على حجز بهذه البيانات. تحقق من الغرفة واسم العائلة وتاريخ المغادرة، أو اسأل الاستقبال.',
  },
  "We can't reach the hotel's system right now. Please try again in a few minutes.": {
    es: 'Ahora mismo no podemos acceder al sistema del hotel. Inténtelo de nuevo en unos minutos.',
    fr: 'Le système de l’hôtel est injoignable pour le moment. Réessayez dans quelques minutes.',
    ja: '現在、ホテルのシステムに接続できません。数分後にもう一度お試しください。',
    ar: 'يتعذر الوصول إلى نظام الفندق حالياً. حاول مرة أخرى بعد بضع دقائق.',
  },
  'Too many tries. Please ask reception to link your stay.': {
    es: 'Demasiados intentos. Pida en recepción que vinculen su estancia.',
    fr: 'Trop d’essais. Demandez à la réception de relier votre séjour.',
    ja: '試行回数が上限に達しました。フロントでご滞在の登録をお申し付けください。',
    ar: 'محاولات كثيرة. يُرجى أن تطلب من الاستقبال ربط إقامتك.',
  },
  'This was changed somewhere else. Please check it again.': {
    es: 'Esto se ha cambiado en otro sitio. Revíselo de nuevo.',
    fr: 'Ceci a été modifié ailleurs. Vérifiez à nouveau.',
    ja: '別の場所で変更されました。もう一度ご確認ください。',
    ar: 'تم تغيير هذا من مكان آخر. راجعه مرة أخرى.',
  },
  'Another account already uses this. Sign in with it instead.': {
    es: 'Otra cuenta ya usa este dato. Inicie sesión con ella.',
    fr: 'Un autre compte l’utilise déjà. Connectez-vous avec celui-ci.',
    ja: '別のアカウントで使われています。そのアカウントでサインインしてください。',
    ar: 'يستخدمه حساب آخر بالفعل. سجّل الدخول به.',
  },
  "Your photo can't exceed 7MB": {
    es: 'La foto no puede superar 7 MB',
    fr: 'La photo ne peut pas dépasser 7 Mo',
    ja: '写真は7MBまでです',
    ar: 'لا يمكن أن تتجاوز الصورة 7 ميغابايت',
  },
  "Your document can't exceed 5MB": {
    es: 'El documento no puede superar 5 MB',
    fr: 'Le document ne peut pas dépasser 5 Mo',
    ja: '書類は5MBまでです',
    ar: 'لا يمكن أن يتجاوز المستند 5 ميغابايت',
  },
  "Your audio can't exceed 1MB": {
    es: 'El audio no puede superar 1 MB',
    fr: 'L’enregistrement audio ne peut pas dépasser 1 Mo',
    ja: '音声は1MBまでです',
    ar: 'لا يمكن أن يتجاوز التسجيل الصوتي 1 ميغابايت',
  },
  'This file is empty.': {
    es: 'Este archivo está vacío.',
    fr: 'Ce fichier est vide.',
    ja: 'このファイルは空です。',
    ar: 'هذا الملف فارغ.',
  },
  "The file didn't upload. Retry or remove it.": {
    es: 'El archivo no se ha subido. Inténtelo de nuevo o quítelo.',
    fr: 'Le fichier n’a pas été envoyé. Réessayez ou retirez-le.',
    ja: 'ファイルをアップロードできませんでした。再試行するか、削除してください。',
    ar: 'لم يُرفع الملف. أعد المحاولة أو أزله.',
  },
  "We can't accept files right now. Please try again later.": {
    es: 'Ahora no se pueden recibir archivos. Inténtelo más tarde.',
    fr: 'Les fichiers ne peuvent pas être reçus pour le moment. Veuillez réessayer plus tard.',
    ja: '現在ファイルを受け付けられません。後ほどもう一度お試しください。',
    ar: 'لا يمكن استلام الملفات حاليًا. يُرجى المحاولة لاحقًا.',
  },
  "You've reached today's upload limit. Try again tomorrow.": {
    es: 'Ha alcanzado el límite de envío de hoy. Inténtelo mañana.',
    fr: 'Vous avez atteint la limite d’envoi du jour. Réessayez demain.',
    ja: '本日の送信上限に達しました。明日もう一度お試しください。',
    ar: 'بلغت حد الإرسال لهذا اليوم. حاول غدًا.',
  },
  'Please use a valid file type': {
    es: 'Use un tipo de archivo válido',
    fr: 'Utilisez un type de fichier valide',
    ja: '対応しているファイル形式をお使いください',
    ar: 'يُرجى استخدام نوع ملف صالح',
  },
  'You can request another copy in {n} hours.': {
    en: {
      one: 'You can request another copy in {n} hour.',
      other: 'You can request another copy in {n} hours.',
    },
    es: {
      one: 'Podrá pedir otra copia dentro de {n} hora.',
      other: 'Podrá pedir otra copia dentro de {n} horas.',
    },
    fr: {
      one: 'Vous pourrez demander une autre copie dans {n} heure.',
      other: 'Vous pourrez demander une autre copie dans {n} heures.',
    },
    ja: '次のコピーは{n}時間後にご請求いただけます。',
    ar: {
      one: 'يمكنك طلب نسخة أخرى بعد ساعة واحدة.',
      two: 'يمكنك طلب نسخة أخرى بعد ساعتين.',
      few: 'يمكنك طلب نسخة أخرى بعد {n} ساعات.',
      other: 'يمكنك طلب نسخة أخرى بعد {n} ساعة.',
    },
  },
  "Your account can't be deleted yet.": {
    es: 'Su cuenta aún no se puede eliminar.',
    fr: 'Votre compte ne peut pas encore être supprimé.',
    ja: 'アカウントはまだ削除できません。',
    ar: 'لا يمكن حذف حسابك بعد.',
  },
} as const satisfies Record<string, Messages>;
