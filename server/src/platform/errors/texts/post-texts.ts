import type { Messages } from './message-template';

/** Error messages about writing posts. */
export const postTexts = {
  'Write something or add a photo.': {
    es: 'Escriba algo o añada una foto.',
    fr: 'Écrivez quelque chose ou ajoutez une photo.',
    ja: '文章を書くか、写真を追加してください。',
    ar: 'اكتب شيئًا أو أضف صورة.',
  },
  '{n} characters over the limit.': {
    en: { one: '{n} character over the limit.', other: '{n} characters over the limit.' },
    es: { one: 'Sobra {n} carácter.', other: 'Sobran {n} caracteres.' },
    fr: { one: '{n} caractère de trop.', other: '{n} caractères de trop.' },
    ja: '{n}文字超過しています。',
    ar: {
      one: 'زيادة حرف واحد على الحد.',
      two: 'زيادة حرفين على الحد.',
      few: 'زيادة {n} أحرف على الحد.',
      other: 'زيادة {n} حرفًا على الحد.',
    },
  },
  'Up to 4 photos per post.': {
    es: 'Hasta 4 fotos por publicación.',
    fr: 'Jusqu’à 4 photos par publication.',
    ja: '写真は1件の投稿につき4枚までです。',
    ar: 'حتى 4 صور لكل منشور.',
  },
  'Up to 5 tags, each of one word with at most 30 characters.': {
    es: 'Hasta 5 etiquetas, cada una de una sola palabra de 30 caracteres como máximo.',
    fr: 'Jusqu’à 5 étiquettes, chacune d’un seul mot de 30 caractères au plus.',
    ja: 'タグは5個まで、それぞれ空白を含まない30文字以内にしてください。',
    ar: 'حتى 5 وسوم، كل منها كلمة واحدة من 30 حرفًا على الأكثر.',
  },
  'A photo is no longer there. Please add it again.': {
    es: 'Una foto ya no está disponible. Añádala de nuevo.',
    fr: 'Une photo n’est plus disponible. Veuillez l’ajouter à nouveau.',
    ja: '写真が見つかりません。もう一度追加してください。',
    ar: 'لم تعد إحدى الصور متوفرة. يُرجى إضافتها مجددًا.',
  },
  'This place is no longer available.': {
    es: 'Este lugar ya no está disponible.',
    fr: 'Ce lieu n’est plus disponible.',
    ja: 'この場所は現在ご利用いただけません。',
    ar: 'لم يعد هذا المكان متاحًا.',
  },
  'Are you sure you want to share this publicly?': {
    es: '¿Seguro que quiere compartir esto públicamente?',
    fr: 'Voulez-vous vraiment rendre cela public ?',
    ja: 'これを公開してもよろしいですか？',
    ar: 'هل تريد بالتأكيد مشاركة هذا علنًا؟',
  },
  'Please read and accept the community guidelines first.': {
    es: 'Lea y acepte primero las normas de la comunidad.',
    fr: 'Veuillez d’abord lire et accepter les règles de la communauté.',
    ja: '先にコミュニティガイドラインをお読みのうえ、同意してください。',
    ar: 'يُرجى قراءة إرشادات المجتمع وقبولها أولًا.',
  },
  'Please choose a nickname first.': {
    es: 'Elija primero un apodo.',
    fr: 'Veuillez d’abord choisir un surnom.',
    ja: '先にニックネームを決めてください。',
    ar: 'يُرجى اختيار اسم مستعار أولًا.',
  },
  'Please tell us your first name first.': {
    es: 'Indíquenos primero su nombre.',
    fr: 'Veuillez d’abord indiquer votre prénom.',
    ja: '先にお名前をご登録ください。',
    ar: 'يُرجى إخبارنا باسمك الأول أولًا.',
  },
  "You can't post until {date}. Contact reception if you think this is wrong.": {
    es: 'No puede publicar hasta el {date}. Contacte con recepción si cree que es un error.',
    fr: 'Vous ne pouvez pas publier avant le {date}. Contactez la réception si vous pensez que c’est une erreur.',
    ja: '{date}まで投稿できません。お心当たりがない場合はフロントにご連絡ください。',
    ar: 'لا يمكنك النشر حتى {date}. تواصل مع الاستقبال إذا كنت ترى أن هذا خطأ.',
  },
  'This post is no longer available.': {
    es: 'Esta publicación ya no está disponible.',
    fr: 'Cette publication n’est plus disponible.',
    ja: 'この投稿は表示できなくなりました。',
    ar: 'لم يعد هذا المنشور متاحًا.',
  },
  'You can edit for 15 minutes after posting.': {
    es: 'Puede editar durante los 15 minutos posteriores a la publicación.',
    fr: 'Vous pouvez modifier pendant les 15 minutes qui suivent la publication.',
    ja: '編集できるのは投稿後15分間です。',
    ar: 'يمكنك التعديل خلال 15 دقيقة من النشر.',
  },
  'This post was changed on another device.': {
    es: 'Esta publicación se modificó en otro dispositivo.',
    fr: 'Cette publication a été modifiée sur un autre appareil.',
    ja: 'この投稿は別の端末で変更されました。',
    ar: 'تم تغيير هذا المنشور على جهاز آخر.',
  },
  'The guidelines have changed. Please read them again.': {
    es: 'Las normas han cambiado. Léalas de nuevo.',
    fr: 'Les règles ont changé. Veuillez les relire.',
    ja: 'ガイドラインが変更されました。もう一度お読みください。',
    ar: 'تغيّرت الإرشادات. يُرجى قراءتها مجددًا.',
  },
} as const satisfies Record<string, Messages>;
