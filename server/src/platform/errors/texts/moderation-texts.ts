import type { Messages } from './message-template';

/** Error messages about what guests publish and report. */
export const moderationTexts = {
  "Your comment contains words we don't allow here. Please change the highlighted part.": {
    es: 'Su comentario contiene palabras que no se admiten aquí. Cambie la parte resaltada.',
    fr: 'Votre commentaire contient des mots que nous n’acceptons pas ici. Veuillez modifier la partie surlignée.',
    ja: 'コメントに、ここではご利用いただけない言葉が含まれています。ハイライトされた部分を変更してください。',
    ar: 'يحتوي تعليقك على كلمات لا نسمح بها هنا. يُرجى تغيير الجزء المظلّل.',
  },
  "Your post contains words we don't allow here. Please change the highlighted part.": {
    es: 'Su publicación contiene palabras que no se admiten aquí. Cambie la parte resaltada.',
    fr: 'Votre publication contient des mots que nous n’acceptons pas ici. Veuillez modifier la partie surlignée.',
    ja: '投稿に、ここではご利用いただけない言葉が含まれています。ハイライトされた部分を変更してください。',
    ar: 'تحتوي مشاركتك على كلمات لا نسمح بها هنا. يُرجى تغيير الجزء المظلّل.',
  },
  'The hotel has asked you for another nickname. Please choose a different one.': {
    es: 'El hotel le ha pedido otro apodo. Elija uno distinto, por favor.',
    fr: 'L’hôtel vous a demandé un autre pseudonyme. Veuillez en choisir un différent.',
    ja: 'ホテルから別のニックネームをお願いしております。異なるものをお選びください。',
    ar: 'طلب منك الفندق اسمًا مستعارًا آخر. يُرجى اختيار اسم مختلف.',
  },
  'Please choose another nickname.': {
    es: 'Elija otro apodo, por favor.',
    fr: 'Veuillez choisir un autre pseudonyme.',
    ja: '別のニックネームをお選びください。',
    ar: 'يُرجى اختيار اسم مستعار آخر.',
  },
  "You can't post right now. You can still read and like.": {
    es: 'Ahora no puede publicar. Puede seguir leyendo e indicando qué le gusta.',
    fr: 'Vous ne pouvez pas publier pour le moment. Vous pouvez toujours lire et aimer.',
    ja: 'ただいま投稿はできません。閲覧と「いいね」はご利用いただけます。',
    ar: 'لا يمكنك النشر الآن. لا يزال بإمكانك القراءة والإعجاب.',
  },
  "You can't post at this point of your stay. You can still read and like.": {
    es: 'En este momento de su estancia no puede publicar. Puede seguir leyendo e indicando qué le gusta.',
    fr: 'Vous ne pouvez pas publier à ce moment de votre séjour. Vous pouvez toujours lire et aimer.',
    ja: 'ご滞在の現在の時期には投稿できません。閲覧と「いいね」はご利用いただけます。',
    ar: 'لا يمكنك النشر في هذه المرحلة من إقامتك. لا يزال بإمكانك القراءة والإعجاب.',
  },
  'You can post between {from} and {until}, hotel time. You can still read and like.': {
    es: 'Puede publicar entre las {from} y las {until}, hora del hotel. Puede seguir leyendo e indicando qué le gusta.',
    fr: 'Vous pouvez publier entre {from} et {until}, heure de l’hôtel. Vous pouvez toujours lire et aimer.',
    ja: '投稿できるのは、ホテル現地時間の{from}から{until}までです。閲覧と「いいね」はいつでもご利用いただけます。',
    ar: 'يمكنك النشر بين {from} و{until} بتوقيت الفندق. لا يزال بإمكانك القراءة والإعجاب.',
  },
  'Please tell us in a few words what is wrong.': {
    es: 'Explíquenos en pocas palabras qué ocurre.',
    fr: 'Dites-nous en quelques mots ce qui ne va pas.',
    ja: 'どのような問題か、簡単にお知らせください。',
    ar: 'أخبرنا بإيجاز ما المشكلة.',
  },
  'Reception is looking at this. You can change it afterwards, or delete it.': {
    es: 'Recepción lo está revisando. Podrá cambiarlo después, o eliminarlo ahora.',
    fr: 'La réception l’examine. Vous pourrez le modifier ensuite, ou le supprimer.',
    ja: 'フロントが確認しております。確認後に変更できます。削除はいつでも可能です。',
    ar: 'الاستقبال يراجع هذا. يمكنك تغييره بعد ذلك أو حذفه.',
  },
  "You've already asked us to look again.": {
    es: 'Ya nos ha pedido que lo revisemos de nuevo.',
    fr: 'Vous nous avez déjà demandé de réexaminer cela.',
    ja: '再確認のご依頼はすでに承っております。',
    ar: 'لقد طلبت منا إعادة النظر من قبل.',
  },
  'Somebody else has changed this. Please look at it again.': {
    es: 'Otra persona lo ha cambiado. Vuelva a revisarlo.',
    fr: 'Quelqu’un d’autre l’a modifié. Veuillez le revoir.',
    ja: 'ほかの人が変更しました。もう一度ご確認ください。',
    ar: 'غيّره شخص آخر. يُرجى مراجعته من جديد.',
  },
  "You can't decide this yourself, because it is about you or your own decision.": {
    es: 'No puede decidirlo usted, porque se trata de usted o de su propia decisión.',
    fr: 'Vous ne pouvez pas en décider vous-même, car il s’agit de vous ou de votre propre décision.',
    ja: 'ご自身に関する件、またはご自身の判断であるため、ご自身では決定できません。',
    ar: 'لا يمكنك البتّ في هذا بنفسك لأنه يتعلق بك أو بقرارك.',
  },
  "This isn't possible here.": {
    es: 'Esto no es posible aquí.',
    fr: 'Ce n’est pas possible ici.',
    ja: 'ここでは実行できません。',
    ar: 'هذا غير ممكن هنا.',
  },
  'A term needs at least three letters.': {
    es: 'Un término necesita al menos tres letras.',
    fr: 'Un terme doit comporter au moins trois lettres.',
    ja: '言葉は3文字以上必要です。',
    ar: 'يجب أن يتكون المصطلح من ثلاثة أحرف على الأقل.',
  },
} as const satisfies Record<string, Messages>;
