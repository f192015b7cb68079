import type { Messages } from './message-template';

/** Error messages about comments. */
export const commentTexts = {
  'Write something first.': {
    es: 'Escriba algo primero.',
    fr: 'Écrivez d’abord quelque chose.',
    ja: '先に文章を書いてください。',
    ar: 'اكتب شيئًا أولًا.',
  },
  'Comments are closed on this post.': {
    es: 'Los comentarios están cerrados en esta publicación.',
    fr: 'Les commentaires sont fermés pour cette publication.',
    ja: 'この投稿へのコメントは締め切られています。',
    ar: 'التعليقات مغلقة على هذا المنشور.',
  },
  'This comment is no longer available.': {
    es: 'Este comentario ya no está disponible.',
    fr: 'Ce commentaire n’est plus disponible.',
    ja: 'このコメントは表示できなくなりました。',
    ar: 'لم يعد هذا التعليق متاحًا.',
  },
  'This comment was changed on another device.': {
    es: 'Este comentario se modificó en otro dispositivo.',
    fr: 'Ce commentaire a été modifié sur un autre appareil.',
    ja: 'このコメントは別の端末で変更されました。',
    ar: 'تم تغيير هذا التعليق على جهاز آخر.',
  },
} as const satisfies Record<string, Messages>;
